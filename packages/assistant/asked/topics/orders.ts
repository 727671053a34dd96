import { type AskedTopic, anyOf } from '../asked-topic.ts'

/** A question about one order, which a form answers and no page. */
export const ownOrder = 'Waar is mijn bestelling?'

/** What a page says of an order that has not come when it should have; the form tells more of it. */
export const isLate = 'Mijn levering is te laat of steeds verzet. Wat kan ik doen?'
export const standsStill = 'Mijn pakket staat al dagen op onderweg.'

const thing = anyOf(
  `bestelling* order* pakket* pakje* zending levering* bezorging spullen *matras *bed *bedden *boxspring* *kussen* *dekbed* *overtrek* *laken* *kast* *lamp*
    *stoel *zetel *tafel* *gordijn* *kleed *plaid* *topper* handdoek* niemand niks niets`,
)
const overdue = anyOf(
  `zou_gisteren zou_eergisteren zou_vandaag zou_vanochtend zou_maandag zou_dinsdag zou_woensdag zou_donderdag zou_vrijdag zou_zaterdag zou_vorige zou_afgelopen
    zouden_gisteren zouden_vandaag zouden_vorige had_gisteren had_eergisteren had_vandaag had_vorige had_er_al had_al ging_gisteren
    te_laat over_tijd niemand_geweest niemand_gekomen niemand_gezien nooit_gekomen
    wacht_al wacht_nu_al wachten_al wachten_nu_al al_*_dagen al_*_weken al_een_week al_*_week al_dagen al_weken al_een_maand sinds_vorige_week`,
)
const underway = anyOf('verzonden verstuurd onderweg status *track* trace sorteercentrum zending transit')
const notComing = anyOf(
  `retour* terug* geld* *betal* *betaald wachtwoord mail* *mailtje klacht* antwoord* reactie reageer* factuur slaap* slapen geslapen was wassen gewassen ruikt stinkt
    stuk kapot* gebroken garantie defect* gebruik* op_voorraad account code review* annul* gebeld bellen buren kwijt zoek gestolen ontbreekt mist
    helft deel sommige rest foto* pijn toevoegen erbij`,
)

export const orderTopics: readonly AskedTopic[] = [
  {
    heading: 'Ik weet niet meer met welk adres of welke postcode ik bestelde.',
    intent: 'account',
    has: [
      anyOf('postcode huisnummer'),
      anyOf('weet vergeten kwijt herkent herken klopt kloppen'),
      anyOf('niet niks geen vergeten kwijt'),
    ],
    hasNot: anyOf('bezorg* wijzig* verander* verkeerd* fout* betalen afrekenen kassa bestaat winkelwagen'),
  },
  {
    heading: standsStill,
    intent: 'delivery_how',
    has: [overdue, underway],
    hasNot: notComing,
  },
  {
    heading: isLate,
    intent: 'delivery_time',
    has: [thing, overdue],
    hasNot: notComing,
  },
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
      'dan als wat_als wijzig* verander* annul* niet_ingepakt kan_ik nog_niet_verzonden adres afgeleverd bezorgd geleverd kwijt zoek buren betaald betaling ophalen factuur niet_thuis waarom_moet kosten retour* terug* cadeau* als_ik niet_verstuurd nummer bestelnummer ordernummer verzet zie_ik vind_ik te_laat volgen hoe_weet leveren eerdere vorige_bestelling bekijk* thuis langs_geweest aan_de_deur toevoegen laten werkt schade kapot*',
    ),
  },
]
