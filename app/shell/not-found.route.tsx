import { data } from 'react-router'
import { originOf } from '#app/seo/page-meta.ts'
import type { Route } from './+types/not-found.route'
import { notFoundMeta, NotFoundPage } from './not-found-page.tsx'

export function meta({ location, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return notFoundMeta(location.pathname, originOf(matches))
}

export function loader() {
  return data(null, { status: 404 })
}

export default NotFoundPage
