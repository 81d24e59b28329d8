import { expect, test } from 'vitest'
import { chooseVoice } from './speak.ts'

const remoteBritish = { lang: 'en-GB', localService: false }
const localAmerican = { lang: 'en_US', localService: true }
const localBritish = { lang: 'en_GB', localService: true }
const localGerman = { lang: 'de-DE', localService: true }

test('a voice on the device is chosen before a British one of a speech service', () => {
  expect(chooseVoice([remoteBritish, localAmerican])).toBe(localAmerican)
  expect(chooseVoice([remoteBritish, localAmerican, localBritish])).toBe(localBritish)
})

test('a voice of a speech service is chosen only if no voice on the device is English', () => {
  expect(chooseVoice([localGerman, remoteBritish])).toBe(remoteBritish)
  expect(chooseVoice([localGerman])).toBeNull()
})
