import { describe, expect, test } from 'vitest'
import { findBothExplained, findExplained } from './explained.ts'
import { pickForNeed } from './fits-need.ts'
import { findKindsApart } from './kinds-apart.ts'
import { findOtherMake } from './other-makes.ts'
import { findTold } from './told.ts'

describe('[CH-01] kinds that shoppers ask to be told apart', () => {
  test.each([
    ['splittopper vs gewone topper', 'een splittopper en een gewone topper'],
    ['wat is het onderscheid tussen een topmatras en een gewoon matras', 'een topper en een matras'],
    ['verschil 4 seizoenen en enkel', 'een enkel dekbed en een vierseizoenendekbed'],
    ['vlakke boxspring vs elektrisch', 'een vlakke en een elektrische boxspring'],
    ['wat is beter, hr schuim of pocketvering', 'pocketvering en koudschuim'],
    ['dons of synthetisch?', 'dons en een synthetische vulling'],
  ])('%s', (message, kinds) => {
    expect(findKindsApart(message)?.heading).toBe(`Wat is het verschil tussen ${kinds}?`)
  })

  test.each([
    'hebben jullie toppers',
    'wat is het verschil tussen de eerste twee',
    'verschil tussen jullie twijfelaars',
  ])('%s: names no two kinds', (message) => {
    expect(findKindsApart(message)).toBeUndefined()
  })

  test('the meaning of one of them is asked with nothing besides', () => {
    expect(findExplained('wat is een splittopper eigenlijk?')).toContain('splittopper')
    expect(findExplained('wat is het gewicht van een topper')).toBeUndefined()
  })

  test.each([
    ['wat is lyocell / tencel', 'Wat is lyocell of Tencel?'],
    ['wat wil gsm zeggen bij handdoeken', 'Wat betekent gram per vierkante meter bij handdoeken?'],
    ['7 zones, wat is dat', 'Wat zijn zones in een matras?'],
    ['waar is die memory foam topper van gemaakt', 'Wat is traagschuim of memory foam?'],
    ['is polyester niet heel zweterig', 'Wat is microvezel of polyester?'],
  ])('%s: a word of the trade is explained', (message, heading) => {
    expect(findExplained(message)).toBe(heading)
  })

  test.each(['wat is jullie dikste topper', 'wat kost een percal overtrek', 'welke topper is zacht'])(
    '%s: asks for goods, and for no meaning',
    (message) => {
      expect(findExplained(message)).toBeUndefined()
    },
  )

  test('of two words of the trade both are told, and of two places on a scale the scale', () => {
    expect(findBothExplained('wafel of badstof badjas')).toEqual(['Wat is wafelkatoen?', 'Wat is badstof?'])
    expect(findBothExplained('verschil hr40 en hr55')).toEqual(['Wat is koudschuim of HR-schuim?'])
    expect(findBothExplained('grijze of groene plaid')).toBeUndefined()
  })

  test('what holds for goods in general stands under a heading of its own', () => {
    expect(findTold('zijn jullie lakens oeko tex')).toContain('keurmerk')
    expect(findTold('is het dons diervriendelijk')).toContain('diervriendelijk')
    expect(findTold('heeft deze winkel een keurmerk')).toBeUndefined()
    expect(findTold('iets van biologisch katoen?')).toBe('Hebben jullie biologisch katoen?')
    expect(findTold('mijn kind is allergisch voor dons')).toBe('Zijn er dekbedden en kussens zonder dieren?')
    expect(findTold('helpt een verzwaringsdeken tegen angst')).toBeUndefined()
  })

  test('of a text only what is good for a need is picked', () => {
    const text = 'Koudschuim is licht. De lucht gaat door pocketvering heen, dus die is het koelst.'
    expect(pickForNeed(text, 'voor iemand die veel zweet')).toEqual([
      'De lucht gaat door pocketvering heen, dus die is het koelst.',
    ])
    expect(pickForNeed(text, 'en in het groen')).toEqual([])
  })
})

describe('[CH-01] makes that are not sold', () => {
  test('a make is found however it is written, and the rest of the wish is kept', () => {
    expect(findOtherMake('hebt ge swiss sense toppers')).toEqual({
      name: 'Swiss Sense',
      rest: 'hebt ge toppers',
      isAsked: true,
    })
    expect(findOtherMake('verkopen jullie cinderella hoeslakens')?.name).toBe('Cinderella')
  })

  test.each([
    'hoeslaken voor mijn auping matras',
    'past de topper op een ikea bed',
    'mijn oude auping boxspring',
  ])('%s: what somebody has is not asked for', (message) => {
    expect(findOtherMake(message)?.isAsked).toBe(false)
  })

  test('a name that is a word as well must be called a make, or stand before goods', () => {
    expect(findOtherMake('mijn dochter emma zoekt een lamp')).toBeUndefined()
    expect(findOtherMake('ik snurk elke nacht')).toBeUndefined()
    expect(findOtherMake('emma matras 90x200')?.name).toBe('Emma')
  })
})
