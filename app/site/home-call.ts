import home from './calls/home.json' with { type: 'json' }
import { readCall } from './read-call.ts'

/** The example call of the home page, apart from those of the industries. */
export const homeCall = readCall('home', home)
