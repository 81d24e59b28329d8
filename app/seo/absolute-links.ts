/** An article's HTML with its links to this site in full, for feed readers and emails. */
export function withAbsoluteLinks(html: string, origin: string): string {
  return html.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)
}
