import { type AskedTopic, anyOf } from '../asked-topic.ts'

/** A question about one order, which a form answers and no page. */
export const ownOrder = 'Waar is mijn bestelling?'

export const orderTopics: readonly AskedTopic[] = [
  {
    heading: ownOrder,
    intent: 'order_status',
    has: [
      anyOf('mijn me m_n onze'),
      anyOf('spullen bestelling* order* pakket pakje pakketje zending aankoop'),
      anyOf(
        'ingepakt verzonden verstuurd arriveert arriveren aankomen aankomt waar onderweg de_deur_uit verwachten in_behandeling behandeling status wanneer',
      ),
    ],
    hasNot: anyOf(
      'dan als wat_als wijzig* verander* annul* niet_ingepakt kan_ik nog_niet_verzonden adres afgeleverd bezorgd geleverd kwijt zoek buren betaald betaling ophalen factuur niet_thuis waarom_moet kosten retour* terug* cadeau* als_ik niet_verstuurd nummer bestelnummer ordernummer verzet zie_ik vind_ik te_laat volgen hoe_weet leveren eerdere vorige_bestelling bekijk* thuis toevoegen laten werkt schade kapot*',
    ),
  },
]
