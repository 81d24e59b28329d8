/**
 * One thing that the site says, with the place where it says it.
 *
 * **Shape**: `title` is the heading or the question over it; `href` is page and section; `source` is
 * what a link to it is called.
 */
export type Passage = { title: string; text: string; href: string; source: string }
