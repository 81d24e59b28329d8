import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readPhone } from '#app/rules/phone-number.ts'
import { brand } from './brand.ts'

const TEXT = /\.(ts|tsx|js|css|md|json|svg|txt|vtt|xml|html|webmanifest)$/

/** Questions that the chat recognises, in which visitors may write the name. No page shows them. */
const QUESTIONS = path.join('workers', 'chat', 'answers')

test('only brand.ts holds the brand name', () => {
  const name = brand.name.toLowerCase()
  const files = ['app', 'workers', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  const naming = files.filter(
    (file) =>
      TEXT.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      !file.startsWith(QUESTIONS) &&
      readFileSync(file, 'utf8').toLowerCase().includes(name),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(naming).toEqual([path.join('app', 'site', 'brand.ts')])
})

test('the link of the phone number rings the number that is shown', () => {
  expect(brand.phone.href).toBe(`tel:${readPhone(brand.phone.label)?.replace(/^0/, '+44')}`)
})
