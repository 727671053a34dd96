import { describe, expect, test } from 'vitest'
import { pickForNeed } from './fits-need.ts'
import { findExplained, findKindsApart, findTold } from './kinds-apart.ts'
import { findOtherMake } from './other-makes.ts'

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

  test('what holds for goods in general stands under a heading of its own', () => {
    expect(findTold('zijn jullie lakens oeko tex')).toContain('keurmerk')
    expect(findTold('is het dons diervriendelijk')).toContain('diervriendelijk')
    expect(findTold('heeft deze winkel een keurmerk')).toBeUndefined()
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
