import { data } from 'react-router'

export function loader() {
  throw data(null, { status: 404 })
}

/** Never rendered: the loader's 404 makes the root's error boundary show the not-found page. */
export default function NotFound() {
  return null
}
