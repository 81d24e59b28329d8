declare module 'virtual:start' {
  /** The script that starts a page's modules: its address and its hash. */
  export const start: { src: string; integrity: string }
}
