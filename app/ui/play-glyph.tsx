/** A filled play or pause icon. */
export function PlayGlyph({ isPlaying, className }: { isPlaying: boolean; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d={isPlaying ? 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z' : 'M8 5.5v13l11-6.5z'} />
    </svg>
  )
}
