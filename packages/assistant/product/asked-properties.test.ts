import { expect, test } from 'vitest'
import { listAskedProperties } from './asked-properties.ts'

const listAsked = (message: string, about: string) =>
  listAskedProperties(message, about).map(({ whether }) => whether)

test.each([
  ['met zo een usb gaatje erin', 'tafellamp', 'Of er een usb-aansluiting op zit'],
  ['mag die in de wasmachine', 'vloerkleed', 'Of wassen mag'],
  ['zit daar een pot bij', 'olijfboom', 'Of er een pot bij zit'],
  ['hoe breed is die onderaan', 'kerstboom', 'Hoe breed het is'],
  ['met oogjes graag', 'gordijn', 'Hoe het ophangt'],
  ['hangt ie aan een koord', 'spiegel', 'Hoe je het ophangt'],
  ['van echte ganzendons', 'dekbed', 'Waarvan het precies is gemaakt'],
  ['die niet zo kraakt', 'matrasbeschermer', 'Of je het hoort'],
  ['dat nooit snel plat wordt', 'kussen', 'Of het zijn vorm houdt'],
])('[CH-01] %s asks of a %s what its page may tell', (message, about, whether) => {
  expect(listAsked(message, about)).toContain(whether)
})

test.each([
  ['puur nieuwsgierig, wat is de duurste', 'lamp'],
  ['een pot bloemen op de overtrek', 'dekbedovertrek'],
  ['met een haakje aan de muur', 'plaid'],
  ['een plat kussen', 'kussen'],
  ['160x200 wit', 'hoeslaken'],
])('[CH-01] %s asks nothing of the kind of a %s', (message, about) => {
  expect(listAsked(message, about)).toEqual([])
})

test('[CH-01] more than three things at once are left to the page', () => {
  const all = 'met usb, dimmer, schakelaar, snoer en een peertje erbij'
  expect(listAsked(all, 'tafellamp')).toHaveLength(3)
})

test('[CH-01] what somebody weighs is not asked of a mattress', () => {
  expect(listAskedProperties('matras, mijn dochter weegt niks', 'matras')).toEqual([])
})
