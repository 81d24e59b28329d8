import { DatabaseSync } from 'node:sqlite'
import { serveBuild, type BuildServer } from '../support/serve.ts'
import { createAccount, PASSWORD, someEmail } from './accounts.ts'
import { expect, hydrated, test, visit } from './site.ts'

/** Changes a server's database so that it fails. */
function sabotage(server: BuildServer, sql: string) {
  // The server may be writing at the moment.
  const db = new DatabaseSync(server.database(), { timeout: 5000 })
  db.exec(sql)
  db.close()
}

/** Makes every write to a table fail as on a full disk. */
function fill(table: string): string {
  const writes = ['insert', 'update'].map(
    (write) => `create trigger full_${table}_${write} before ${write} on ${table}
      begin select raise(abort, 'database or disk is full'); end;`,
  )
  return writes.join('')
}

test('without JavaScript a form that meets a full database says so, and keeps what was typed', async ({
  browser,
}) => {
  await using server = await serveBuild()
  const { origin: baseURL } = server
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await createAccount(page, someEmail())
  sabotage(server, fill('users') + fill('bookings'))

  await page.goto('/account')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
  await expect(page.getByLabel('Your name')).toHaveValue('Ada')

  await page.context().clearCookies()
  await page.goto('/auth?mode=signup')
  await page.getByLabel('Name (optional)').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Ada')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')

  await page.goto('/welcome')
  const list = page.locator('#slot')
  await list.selectOption({ index: 7 })
  const chosen = await list.inputValue()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Your email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Book the call' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
  await expect(page.getByLabel('Your name')).toHaveValue('Ada')
  await expect(list).toHaveValue(chosen)
  await page.context().close()
})

test('a page that fails when it is loaded again shows its reference, without an error in hydration', async ({
  browser,
}) => {
  await using server = await serveBuild()
  const page = await browser.newPage({ baseURL: server.origin })
  const exceptions: string[] = []
  page.on('pageerror', ({ message }) => exceptions.push(message))
  await createAccount(page, someEmail())
  await visit(page, '/welcome')
  await page.locator('header').getByRole('button', { name: 'Welcome, Ada' }).click()
  await page.locator('#account-menu').getByRole('link').first().click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  sabotage(server, 'alter table users rename to users_away')
  const response = await page.reload()
  await hydrated(page)
  await expect(page.locator('main code')).toHaveText(response?.headers()['x-request-id'] ?? '')
  expect(exceptions).toEqual([])

  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.context().close()
})
