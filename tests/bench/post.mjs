import { Agent, request } from 'node:http'

/** Not a developer's machine: mail is off, as in production without EMAIL_FROM. */
const HOST = 'larkline.test'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Posts JSON and gives the answer's status. By http itself: fetch sets no Host. On localhost each post would write a mail to disk besides. */
export function post(url, body, headers) {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: { Host: HOST, 'Content-Type': 'application/json', ...headers },
      },
      (answer) => answer.resume().once('end', () => resolve(answer.statusCode)),
    )
    sent.once('error', reject).end(JSON.stringify(body))
  })
}
