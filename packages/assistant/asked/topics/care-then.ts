import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

/** Keeping goods: what is left after `careFirst`. */
export const careThen: readonly AskedTopic[] = [
  {
    heading: 'Een vlek: eerst deppen',
    intent: 'care',
    has: [kinds.stain, anyOf('*kleed *kleden tapijt* karpet*')],
    hasNot: anyOf('tafelkleed zoek'),
  },
  {
    heading: 'Hoe krijg ik een vlek uit mijn matras?',
    intent: 'care',
    has: [kinds.stain, anyOf('*matras* *topper*')],
    hasNot: anyOf('zoek retour* terug* zat kreeg'),
  },
  {
    heading: 'Hoe maak ik een boxspring of fauteuil van stof schoon?',
    intent: 'care',
    has: [
      anyOf('vlek* wijn koffie inkt vet schoon* reinig* schoonmaken smoezelig haren vuil'),
      anyOf('*boxspring* fauteuil* zetel* hoofdbord* bank'),
    ],
    hasNot: anyOf('jullie oude retour* terug* zat kreeg zoek'),
  },
  {
    heading: 'Hoe krijg ik een vlek uit mijn laken of overtrek?',
    intent: 'care',
    has: [
      kinds.stain,
      anyOf(
        '*laken* *overtrek* *sloop *slopen beddengoed tafelkleed *handdoek* badjas* *plaid* sprei* *gordijn*',
      ),
    ],
    hasNot: anyOf('zoek retour* terug* zat_er er_zit kreeg nieuw nieuwe gekregen geleverd'),
  },
  {
    heading: 'Verkleurt beddengoed in de was?',
    intent: 'care',
    has: [
      kinds.textile,
      anyOf(
        'verkleur* verbleek* vaal verwas* verliezen_kleur verliest_kleur verliezen_hun_kleur kleur_gaat_eruit kleur_kwijt kleurecht* kleurvast* kleur_houden kleuren_mooi uitlopen afgeven loopt_uit geven_af kleur_verlie*',
      ),
    ],
    hasNot: anyOf('kreeg gekregen zoek retour* terug* bezorg* garantie'),
  },
  {
    heading: 'Krimpt beddengoed in de was?',
    intent: 'care',
    has: [
      anyOf('krimp* gekrompen'),
      anyOf(
        'was wassen wast op_60 op_40 60 40 90 graden *overtrek* *laken* katoen* linnen *handdoek* veel beddengoed',
      ),
    ],
    hasNot: anyOf('garantie geld kapot* is_gekrompen gekrompen gordijn* zoek krimpvrij'),
  },
  {
    heading: 'Mag ik wasverzachter gebruiken?',
    intent: 'care',
    has: [anyOf('wasverzachter* verzachter')],
    hasNot: anyOf('hard'),
  },
  {
    heading: 'Mag ik bleekmiddel of vlekkenmiddel gebruiken?',
    intent: 'care',
    has: [
      anyOf('bleekmiddel* bleken bleekwater* vlekkenmiddel* vlekverwijderaar* chloor vanish ossengal* dreft'),
    ],
    hasNot: anyOf('verbleekt'),
  },
  {
    heading: 'Mag het naar de stomerij?',
    intent: 'care',
    has: [
      anyOf('stomerij chemisch* droogkuis stomen nieuwkuis wasserette'),
      anyOf('mag kan moet naar mogen kunnen hoe'),
    ],
    hasNot: anyOf('jullie stoom ruik* stink* stonk geur* meurt riekt lucht luchtje'),
  },
  {
    heading: 'Mogen handdoeken of een badjas in de droger?',
    intent: 'care',
    has: [kinds.towel, kinds.dryer],
  },
  { heading: 'Mogen gordijnen in de droger?', intent: 'care', has: [kinds.curtain, kinds.dryer] },
  {
    heading: 'Mag een plaid, een sprei of wol in de droger?',
    intent: 'care',
    has: [kinds.plaid, kinds.dryer],
    hasNot: anyOf('*dekbed* *kussen*'),
  },
  {
    heading: 'Mag beddengoed in de droger?',
    intent: 'care',
    has: [
      anyOf(
        '*overtrek* *laken* *sloop *slopen beddengoed flanel* linnen *katoen* satijn* percal jersey* microvezel lyocell',
      ),
      kinds.dryer,
    ],
    hasNot: anyOf('*kussen *kussens donzen'),
  },
  {
    heading: 'Mag een dekbed of kussen in de droger?',
    intent: 'care',
    has: [kinds.duvet, kinds.dryer],
    hasNot: anyOf('zoek'),
  },
  {
    heading: 'Moet ik beddengoed strijken?',
    intent: 'care',
    has: [
      anyOf('strijk* gestreken strijkijzer'),
      anyOf(
        '*overtrek* *laken* *sloop *slopen beddengoed flanel* linnen *katoen* satijn* percal jersey* microvezel lyocell bedlinnen',
      ),
    ],
    hasNot: anyOf('strijkvrij zoek gordijn* inkorten zoomband heb_je hebben_jullie'),
  },
  {
    heading: 'Hoe voorkom ik kreukels in beddengoed?',
    intent: 'care',
    has: [
      anyOf('kreuk* gekreukt* verkreukeld* kreukels'),
      anyOf('hoe voorkom* uit kreukvrij_krijg waarom tegen minder glad eruit'),
    ],
    hasNot: anyOf('zoek welke heb_je hebben_jullie kreukvrije kreukt_linnen'),
  },
  {
    heading: 'Hoe bewaar ik een dekbed of beddengoed dat ik niet gebruik?',
    intent: 'care',
    has: [
      anyOf('bewaar* bewaren opberg opberge opbergt opbergen opslaan vacuum* opgeborgen wegleggen opruimen'),
      anyOf(
        '*dekbed* *kussen* beddengoed *plaid* *deken dekens *overtrek* *laken* dons donzen linnengoed topper',
      ),
    ],
    hasNot: anyOf(
      'voor_mij voor_me reserv* apart verlang* lijst zoek wat_kost opbergbox* opbergbank opbergzak* heb_je hebben_jullie factuur bon ontwerp later_bestellen retour* terug* laten',
    ),
  },
  {
    heading: 'Moet ik nieuw beddengoed of nieuwe handdoeken eerst wassen?',
    intent: 'care',
    has: [
      anyOf('eerst eerste vooraf voor_gebruik voor_het_eerst van_tevoren voordat meteen'),
      kinds.washed,
      anyOf('nieuw* moet gebruik kopen gekocht net'),
    ],
    hasNot: anyOf('hoe_was op_hoeveel inkorten terug* retour* vlek*'),
  },
  {
    heading: 'Hoe vaak verschoon ik mijn bed?',
    intent: 'care',
    has: [
      anyOf('vaak hoeveel_keer om_de_hoeveel'),
      anyOf('was wassen verscho* wast verversen gewassen wisselen'),
      anyOf('*laken* *overtrek* bed beddengoed *sloop *slopen bedlinnen'),
    ],
  },
  {
    heading: 'Hoe vaak was ik handdoeken en badjassen?',
    intent: 'care',
    has: [
      anyOf('vaak hoeveel_keer om_de_hoeveel'),
      anyOf('was wassen wast gewassen verschonen'),
      kinds.towel,
    ],
  },
  {
    heading: 'Hoe vaak was ik een dekbed, kussen of matrasbeschermer?',
    intent: 'care',
    has: [
      anyOf('vaak hoeveel_keer om_de_hoeveel'),
      anyOf('was wassen wast gewassen luchten reinigen'),
      anyOf('*dekbed *dekbedden *kussen *kussens donsdeken* matrasbeschermer* molton*'),
    ],
  },
  {
    heading: 'Mijn nieuwe dekbed, plaid of gordijn ruikt. Is dat normaal?',
    intent: 'care',
    has: [
      anyOf('ruik* stink* stonk geur* meurt riekt muf* lucht_naar luchtje chemisch*'),
      anyOf(
        '*dekbed* *plaid* *deken *gordijn* *overtrek* *laken* *kleed *handdoek* badjas* dons fauteuil kast',
      ),
    ],
    hasNot: anyOf('kaars* zoek *zweet* *voet* geurstokjes koffie'),
  },
  {
    heading: 'Mijn nieuwe matras of kussen ruikt. Is dat normaal?',
    intent: 'care',
    has: [
      anyOf(
        'ruik* stink* stonk geur* meurt riekt muf* luchtje vieze_lucht een_*_lucht lucht_van lucht_uit lucht_aan',
      ),
      anyOf('*matras* topper* *kussen *kussens bed boxspring*'),
    ],
    hasNot: anyOf('zoek zweet* kaars* vlek*'),
  },
  {
    heading: 'Hoe was ik een plaid of een deken van wol?',
    intent: 'care',
    has: [
      kinds.plaid,
      anyOf('was wassen wast gewassen wasmachine machine graden wasbaar'),
      anyOf('hoe kan mag moet graden mogen kunnen'),
    ],
    hasNot: anyOf('*dekbed* *kleed* zoek *kussen* vlek* hoe_vaak'),
  },
  {
    heading: 'Wat doe ik tegen huisstofmijt?',
    intent: 'care',
    has: [anyOf('huisstofmijt* mijten mijt stofmijt* huisstofallergie')],
    hasNot: anyOf('raad* nemen allergisch* heb_je hebben_jullie zoek welk welke koop'),
  },
]
