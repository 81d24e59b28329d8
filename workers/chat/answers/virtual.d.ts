declare module 'virtual:site-passages' {
  /** Everything that the site says, in the order of its pages. */
  export const passages: readonly { title: string; text: string; href: string; source: string }[]
  /** Their index, as JSON. */
  export const index: string
}
