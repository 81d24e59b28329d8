declare module 'virtual:start' {
  /** The script that starts a page's modules: its address, its hash, and what asks for it. */
  export const start: { src: string; integrity: string; firstFrame: string }
}
