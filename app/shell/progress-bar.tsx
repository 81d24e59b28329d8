import { useNavigation } from 'react-router'

/** A slim bar at the top of the window while a navigation takes longer than 150 ms. */
export function ProgressBar() {
  const navigation = useNavigation()
  if (navigation.state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="travelling fixed inset-x-0 top-0 z-60 h-[3px] bg-amber"
    />
  )
}
