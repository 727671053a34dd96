import type { Intent } from '@sluimer/assistant/intent/intents'
import { expect, test } from 'vitest'
import { findNamedQuestion } from './named-questions.ts'

const cases: [string, Intent, Intent | undefined][] = [
  ['waar vind ik mijn bestelnummer', 'order_status', 'account'],
  ['pakket staat op bezorgd maar ik heb niks', 'order_status', 'delivery_how'],
  ['dekbedovertrek heeft een vlek, retour?', 'returns', 'warranty'],
  ['matras uit de folie en op geslapen, kan die terug', 'product', 'returns'],
  ['1.95 m 110 kg', 'off_topic', 'firmness'],
  ['mijn pakket van 40 kilo, ik ben niet thuis', 'delivery_how', undefined],
  ['is H3 hetzelfde als medium?', 'delivery_cost', 'firmness'],
  ['kan ik de stof van mijn bestelde boxspring op maat wijzigen', 'order_change', undefined],
  ['wettelijke garantie hoe lang', 'legal', 'warranty'],
  ['mijn opa heeft decubitus, welk matras', 'firmness', 'medical'],
  ['helpt een bamboe deken tegen opvliegers', 'product', 'medical'],
  ['helpt een wollen dekbed tegen de kou', 'product', undefined],
  ['mag een geopend matras terug, juridisch', 'legal', undefined],
  ['mijn lamp gaat niet aan', 'product', 'warranty'],
  ['het kussen ligt na drie nachten niet lekker', 'product', 'returns'],
  ['de klantendienst neemt nooit op', 'delivery_how', 'contact'],
  ['zijn andere kopers tevreden over deze plaids', 'about_shop', 'product'],
  ['zijn de reviews van kussens echt', 'about_shop', undefined],
  ['de knop afrekenen werkt niet', 'warranty', 'contact'],
  ['koffie op mijn plaid, hoe krijg ik dat eruit', 'product', 'care'],
  ['mijn kast zou geleverd worden en ik heb niks gehoord', 'delivery_how', 'order_status'],
  ['zijn mijn spullen er dan', 'product', 'delivery_time'],
  ['is de vaas er ook in rood', 'product', undefined],
  ['astma, welke vulling dan', 'product', undefined],
  ['hoe is de garantie', 'delivery_how', 'warranty'],
  ['wat kost bezorgen', 'delivery_cost', undefined],
]

test.each(cases)('[CH-01] %s, taken for %s, asks %s', (message, intent, asked) => {
  expect(findNamedQuestion(message, { intent, share: 0.9 })).toBe(asked)
})
