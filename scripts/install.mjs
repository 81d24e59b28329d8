import { install, runScript } from './setup.mjs'

/** Installs what is missing, Node 24 too: an older one cannot read the TypeScript that `deploy` imports. */
await runScript(install)
