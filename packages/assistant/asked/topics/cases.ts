import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'
import { casesOfGoodsHad } from './cases-of-goods-had.ts'
import { orderCases, ownCases, serviceCases } from './cases-of-service.ts'
import { adviceCases } from './cases-then.ts'

const own = `moeder vader man vrouw zus broer zoon dochter oma opa tante oom schoonmoeder schoonvader schoonouders ouders vriend vriendin collega buur* ex partner`
const ofAnother = own
  .split(/\s+/)
  .flatMap((one) =>
    ['bestelling', 'pakket', 'pakje', 'order'].flatMap((thing) => [
      `${thing}_van_mijn_${one}`,
      `${thing}_van_de_${one}`,
      `${one}_haar_${thing}`,
      `${one}_zijn_${thing}`,
    ]),
  )
  .join(' ')

/** Cases that have the words of several other questions, and an answer of their own. */
const cases: readonly AskedTopic[] = [
  {
    heading: 'Iemand die bij jullie bestelde, is overleden.',
    intent: 'order_change',
    needsPerson: true,
    has: [
      anyOf('overleden gestorven overlijden heengegaan sterfgeval overledene er_niet_meer'),
      anyOf(
        'bestel* besteld bestelling* order pakket pakje lever* geleverd annul* geannuleerd afgezegd afzeg* afbestel* terug* retour* factuur rekening komt komen onderweg',
      ),
    ],
    // What is sold out is there no more either, and a term that ran out is one for all.
    hasNot: anyOf('zoek goede_raad account weer_binnen voorraad te_laat termijn voorbij verstreken'),
  },
  {
    heading: 'Is betalen met iDEAL | Wero of Bancontact te vertrouwen?',
    intent: 'payment',
    has: [anyOf('wero')],
    hasNot: anyOf('mislukt afgeschreven terug* lukt kost kosten buiten duits* frans*'),
  },
  {
    heading: 'Is betalen met iDEAL | Wero of Bancontact te vertrouwen?',
    intent: 'payment',
    has: [
      anyOf('ideal bancontact'),
      anyOf(
        'vertrouw* te_vertrouwen betrouwbaar* veilig* oplicht* nep bestolen phishing verdwijnt verdwijnen vervangen pluis',
      ),
    ],
    hasNot: anyOf('mislukt afgeschreven terug*'),
  },
  {
    heading: 'Het kwam beschadigd aan en ik betaal later. Moet ik nu al betalen?',
    intent: 'payment_trouble',
    needsPerson: true,
    has: [
      anyOf(
        'kapot* stuk beschadigd* schade defect* gebroken barst* gebarsten gescheurd* scherven kras* deuk*',
      ),
      anyOf(
        'klarna riverty afterpay billink in3 alma aanmaning* herinnering* deurwaarder* incasso* betaaldienst niet_betaal betaal_niet niet_betalen weiger* opschort* uitstel* later_betalen achteraf',
      ),
      anyOf('betal* betaal* aanmaning* herinnering* rekening factuur incasso* deurwaarder* geld brief'),
    ],
    hasNot: anyOf('teruggestuurd geretourneerd transportverzekering als_er_iets'),
  },
  {
    heading: 'Hebben jullie cadeaubonnen?',
    intent: 'discount',
    has: [
      anyOf(
        'cadeaubon* cadeaukaart* giftcard* kadobon* vvv* kadokaart* cadeaucheque* geschenkbon* bongo* boekenbon*',
      ),
      anyOf(
        'rest deel helft inleveren gebruiken verzilver* andere_winkel andere_zaak elders betal* betaal* afrekenen',
      ),
    ],
    hasNot: anyOf('terug* retour*'),
  },
  {
    heading: 'Ik krijg een aanmaning, maar ik heb alles teruggestuurd.',
    intent: 'payment_trouble',
    has: [
      anyOf('aanmaning* herinnering* incasso* deurwaarder* rekening factuur'),
      anyOf(
        'teruggestuurd terug_gestuurd geretourneerd retour_gestuurd retour_gedaan teruggezonden herroepen',
      ),
      anyOf('klarna riverty billink afterpay betal* betaal* krijg kreeg krijgen stuurt'),
    ],
    hasNot: anyOf('geld_terug nog_niet_terug creditfactuur'),
  },
  {
    heading: 'Mijn deurbel is stuk. Hoe merk ik dat de bezorger er is?',
    intent: 'delivery_how',
    has: [
      anyOf('bel deurbel intercom parlofoon deurtelefoon'),
      anyOf('kapot stuk defect doet_het_niet doet_niks werkt_niet hoor geen kaduuk doof slechthorend'),
    ],
    hasNot: anyOf(
      'geen_gehoor jullie_bel u_bel bel_op bel_ik ik_bel bel_jullie bel_me lamp terug* telefoonnummer niemand wie',
    ),
  },
  {
    heading: 'Mijn beddengoed is te veel gekrompen.',
    intent: 'warranty',
    has: [anyOf('gekrompen krompen uit_de_was_gekomen uit_de_was'), kinds.textile],
    hasNot: anyOf(
      'voorgekrompen muf stink* ruikt hard stug kreuk* vlek* pluis* klont* geel welk welke zoek hoeveel kleur verkleurd',
    ),
  },
  {
    heading: 'Er is één onderdeel kapot. Moet alles terug?',
    intent: 'warranty',
    has: [
      anyOf(
        '*poot* *poten plank* *lade* laatje* deur deurtje* handvat* *knop knopje onderdeel* *kap voet voetje* *spiegel glas rits stekker schroef* wieltje* snoer lat latje',
      ),
      new RegExp(`${kinds.broken.source}|\\b(?:krom|scheef|verbogen)\\b`, 'u'),
      anyOf(
        'hele heel alles alleen los losse moet_dat moet_het hoeft terug retour enkel wil_gewoon gewoon_een gewoon_die nieuwe_poot* nieuw_poot*',
      ),
    ],
    hasNot: anyOf('garantie bezorger* geld zoek site pagina website kunnen_jullie_een'),
  },
  {
    heading: 'Waar vind ik de knop om te herroepen?',
    intent: 'returns',
    has: [
      anyOf('herroep* herroepings* herroeping ongedaan ontbinden afzien'),
      anyOf('*knop knoppen *button link formulier menu pagina klikken'),
      anyOf('waar vind vinden zie kom staat zit zoek welke'),
    ],
    hasNot: anyOf('modelformulier* werkt_niet invullen reden'),
  },
  {
    heading: 'Ik kan niet verder bij het samenstellen van mijn boxspring.',
    intent: 'made_to_measure',
    has: [
      anyOf(
        'order_niet_compleet order_is_niet_compleet niet_compleet selecteer_eerst selecteer_optie selecteer_alle',
      ),
    ],
    hasNot: anyOf('geleverd gekregen ontvangen doos pakket aangekomen'),
  },
  {
    heading: 'Ik kan niet verder bij het samenstellen van mijn boxspring.',
    intent: 'made_to_measure',
    has: [
      anyOf('samenstel* samen_te_stellen configur* ontwerp* stap_\\d volgende_stap'),
      anyOf(
        'niet_verder doet_niks doet_niets doet_het_niet werkt_niet loopt_vast vast blijft_hangen hangt lukt_niet kan_niet_op kom_niet gebeurt_er_niets grijs vastgelopen klikken reageert_niet',
      ),
    ],
    hasNot: anyOf('retour* terug* bestelling_wijzigen'),
  },
  {
    heading: 'Kan ik de bestelling van iemand anders bekijken?',
    intent: 'account',
    has: [
      anyOf(ofAnother, 'iemand_anders_zijn_bestelling bestelling_van_iemand_anders bestelling_van_een_ander'),
      anyOf('kijk* weten waar vertel* check* nakijken nazien opzoek* zoeken volg* onderweg wanneer al'),
    ],
    hasNot: anyOf('overleden gestorven afgegeven bezorgd_bij aannemen annul* betal* terug* mijn_account'),
  },
  {
    // 'Mijn ex heeft een bank besteld op ons oude adres, wanneer komt die'.
    heading: 'Kan ik de bestelling van iemand anders bekijken?',
    intent: 'account',
    has: [
      /\b(?:mijn|mn|m n|me|onze?) (?:ex|buurvrouw|buurman|schoonzus|schoonmoeder|zwager|collega|vriendin|vriend|broer|zus)\b(?: \w+){0,2} (?:heeft|had)\b.*\b(?:besteld|gekocht)\b/u,
      anyOf('zien weten kijken nakijken opzoeken checken wanneer waar'),
    ],
    hasNot: anyOf(
      'overleden gestorven afgegeven aannemen annul* betal* betaald terug* retour* kapot verkeerd* wat_er_in ook ik_wil',
    ),
  },
]

/** The same, which no example of a message outweighs: their words are those of no other question. */
export const caseTopics: readonly AskedTopic[] = [
  ...cases,
  ...adviceCases,
  ...serviceCases,
  ...orderCases,
  ...ownCases,
  ...casesOfGoodsHad,
].map((one) => ({
  ...one,
  isSure: true,
}))
