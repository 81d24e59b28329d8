/** The isolate of the Worker itself: D1, KV and the asset server of this machine have others. */
const ISOLATE = 'core:user:larkline'

/**
 * Asks by the inspector what a Worker holds.
 *
 * **Shape**: `liveBytes` has everything collected that nobody refers to any more, and gives what is
 * left: objects, their native halves and buffers. `stop` lets go of the inspector.
 * **Source**: https://chromedevtools.github.io/devtools-protocol/v8/
 */
export async function inspectHeap({ url, inspectorPort }) {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()
  const { webSocketDebuggerUrl } = targets.find(({ id }) => id === ISOLATE)
  const { send, stop } = await connect(webSocketDebuggerUrl)
  await send('HeapProfiler.enable')
  return {
    async liveBytes() {
      // An isolate collects when it runs next: one request may be over before it has heard of that.
      let isCollected = false
      const collected = send('HeapProfiler.collectGarbage').finally(() => (isCollected = true))
      while (!isCollected) await wake(url)
      await collected
      const { usedSize, embedderHeapUsedSize, backingStorageSize } =
        await send('Runtime.getHeapUsage')
      return usedSize + embedderHeapUsedSize + backingStorageSize
    },
    stop,
  }
}

async function connect(address) {
  const socket = new WebSocket(address)
  const waiting = new Map()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data)
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error) reject?.(new Error(error.message))
    else resolve?.(result)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return {
    send: (method) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        socket.send(JSON.stringify({ id: lastId, method }))
      }),
    stop: () => socket.close(),
  }
}

async function wake(url) {
  await (await fetch(`${url}/api/nothing`, { headers: { Connection: 'close' } })).arrayBuffer()
}
