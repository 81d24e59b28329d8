declare module 'virtual:start' {
  /**
   * The script that starts a page's modules: its address, its hash, and what asks for it; undefined
   * while developing, when nothing is built.
   */
  export const start: { src: string; integrity: string; firstFrame: string } | undefined
}
