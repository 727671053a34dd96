import { describe, expect, test } from 'vitest'
import { findAskedDeed } from './find-asked-deed.ts'

describe('[CH-01] a deed that no web shop is known for', () => {
  test.each([
    ['kunnen jullie de lamp aansluiten', 'aansluiten'],
    ['hangen jullie ook gordijnen op', 'ophangen'],
    ['verhuren jullie meubels', 'verhuren'],
    ['repareert u lampen', 'repareren'],
    ['doneren jullie aan goede doelen', 'doneren'],
    ['komen jullie opmeten', 'opmeten'],
    ['kan ik mijn stoel laten stofferen', 'stofferen'],
    ['kan ik mijn oude bank inruilen', 'bank inruilen'],
    ['kunnen jullie het kleed kleiner maken', 'kleiner maken'],
    ['bieden jullie een montageservice', 'montageservice'],
    ['doen jullie aan sponsoring', 'sponsoring'],
    ['kan de vaas gegraveerd worden', 'gegraveerd'],
    ['verpakken jullie een kado', 'cadeauverpakking'],
    ['komt er iemand opmeten', 'opmeten'],
    ['is er iemand die mijn lamp kan aansluiten', 'aansluiten'],
    ['wordt de boxspring geïnstalleerd', 'geinstalleerd'],
    ['gordijnen inkorten, doen jullie dat', 'inkorten'],
  ])('%s', (message, deed) => {
    expect(findAskedDeed(message)).toBe(deed)
  })

  test.each([
    'hebben jullie een rode plaid',
    'hebt ge ook bedlinnen',
    'kunnen jullie een kussen aanraden',
    'leveren jullie op zaterdag af',
    'sturen jullie het op',
    'kunnen jullie het bij de buren afgeven',
    'kunt u mij vertellen wat dit kost',
    'kunt u mij uitleggen waarin een 4 seizoenen dekbed verschilt van een zomerdekbed',
    'kan ik mijn bed laten bezorgen',
    'zoudt ge een deken hebben',
    'hebben jullie gordijnen',
    'doen jullie aan black friday',
    'kan het pakket afgegeven worden',
    'is er iemand die me kan helpen',
    'komt er iemand het bed ophalen',
    'wordt het bed naar boven gebracht',
    'wordt mijn geld teruggestort',
    'kussens, doen jullie dat',
    'een cadeau voor mijn tante',
    '',
  ])('is not asked by: %s', (message) => {
    expect(findAskedDeed(message)).toBeUndefined()
  })

  test('a huge message is read', () => {
    expect(findAskedDeed(`kunnen jullie ${'heel '.repeat(2000)}goed borduren`)).toBe('borduren')
  })
})
