import { send } from './raw-request.mjs'

const PASSWORD = 'four hens on a kettle'

/** Creates an account with the plain form. **Shape**: returns its cookie. **Errors**: a refusal. */
export async function signUp(url, { name, email }, headers = []) {
  const answer = await send(url, {
    method: 'POST',
    target: '/auth?mode=signup',
    headers: [['Content-Type', 'application/x-www-form-urlencoded'], ...headers],
    body: Buffer.from(new URLSearchParams({ name, email, password: PASSWORD }).toString()),
  })
  if (answer.status !== 302) throw new Error(`sign-up answered ${answer.status}`)
  return answer.headers
    .filter(([header]) => header === 'set-cookie')
    .map(([, value]) => value.split(';', 1)[0])
    .join('; ')
}
