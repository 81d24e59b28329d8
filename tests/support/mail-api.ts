import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A mail as the API was given it. */
export type ApiMail = {
  key: string
  body: {
    from: string
    to: string[]
    subject: string
    text: string
    html: string
    headers: Record<string, string>
  }
}

/**
 * A stand-in for the Resend API on a real socket: each key is delivered once.
 *
 * **Shape**: `requests` holds every attempt, `delivered` the mails that were accepted; `answers`
 * are the statuses of the next tries, 200 when there is none left.
 */
export async function serveMailApi() {
  const requests: ApiMail[] = []
  const delivered = new Map<string, ApiMail>()
  const answers: number[] = []
  const server = createServer((request, response) => {
    void readJson(request).then((body) => {
      const mail = { key: String(request.headers['idempotency-key']), body }
      const isRight =
        request.method === 'POST' &&
        request.url === '/emails' &&
        request.headers.authorization === 'Bearer re_test'
      const status = isRight ? (answers.shift() ?? 200) : 404
      requests.push(mail)
      if (status === 200 && !delivered.has(mail.key)) delivered.set(mail.key, mail)
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const settings = {
    EMAIL_FROM: 'hello@larkline.test',
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: `http://127.0.0.1:${port}`,
  }
  return {
    requests,
    delivered,
    answers,
    settings,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function readJson(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ApiMail['body']
}
