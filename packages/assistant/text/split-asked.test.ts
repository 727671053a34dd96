import { describe, expect, test } from 'vitest'
import { splitAsked } from './split-asked.ts'

describe('[CH-01] a message is split at each thing that it asks', () => {
  test.each([
    [
      'wat kost bezorgen en dragen ze het ook naar boven',
      ['wat kost bezorgen', 'dragen ze het ook naar boven'],
    ],
    ['kan ik het nog wijzigen of moet ik annuleren', ['kan ik het nog wijzigen', 'moet ik annuleren']],
    [
      'ik kan niet inloggen, en ik wil ook van de reclame af',
      ['ik kan niet inloggen', 'ik wil ook van de reclame af'],
    ],
    [
      'heb een tegoedbon van mijn tante gekregen kan ik de rest dan overmaken',
      ['heb een tegoedbon van mijn tante gekregen', 'kan ik de rest dan overmaken'],
    ],
  ])('%s', (message, parts) => {
    expect(splitAsked(message)).toEqual(parts)
  })

  test('[CH-01] the second deed gets the beginning of the first', () => {
    expect(splitAsked('kan iemand het bed in elkaar zetten en de rails ophangen')).toEqual([
      'kan iemand het bed in elkaar zetten',
      'kan iemand de rails ophangen',
    ])
    expect(splitAsked('kan ik een dekbed wassen en drogen')).toHaveLength(1)
  })

  test('the second half gets the beginning that both share', () => {
    expect(splitAsked('mogen ze het bij de buren afgeven / in de garage zetten')).toEqual([
      'mogen ze het bij de buren afgeven',
      'mogen ze het in de garage zetten',
    ])
    expect(splitAsked('kan ik met een bon betalen en de rest contant')).toEqual([
      'kan ik met een bon betalen',
      'kan ik de rest contant',
    ])
  })

  test.each([
    'als ik achteraf betaal moet ik dan eerst alles betalen',
    'ik weet niet of ik een bon kan gebruiken',
    'is het matras hard of zacht',
    'zoek een wit en een grijs dekbedovertrek',
  ])('%s is one question', (message) => {
    expect(splitAsked(message)).toEqual([message])
  })
})
