import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

/** How somebody asks for a place by its name, whatever it is; lands and islands have headings of their own. */
const toPlace =
  /^(?:(?:hoi|hallo|dag|ja|en|ook|kan|kunnen|kunt) )*(?:(?:bezorgen|leveren|brengen|komen|bezorgt|levert) (?:jullie|u|ge|je)|(?:jullie|u|ge)(?: ook| wel| nog)* (?:bezorgen|leveren|brengen|komen))(?: (?:ook|wel|nog))* (?:in|op|te|tot in|rond) (?!(?:de |het |een |mijn |een )?(?:\w*belgi\w*|vlaanderen|wallonie|ardennen|\w*nederland|duitsland|frankrijk|luxemburg|engeland|spanje|italie|oostenrijk|zwitserland|polen|portugal|denemarken|zweden|noorwegen|europa|buitenland|\w*eiland\w*|wadden|texel|vlieland|terschelling|ameland|schiermonnikoog|curacao|aruba|bonaire|suriname|\w*dag|\w*weekend|feestdag\w*|avond|ochtend|middag|tijd|\w*maat|rekening|factuur|slaapkamer|huis|binnen|boven|verdieping|kleur|doos|postbus|pakketpunt\w*|afspraak|adres|werk|vakantie\w*|kerst|week|uur|\d))(?:de |het )?\p{L}{3,}(?: \p{L}+)?[\s?!.]*$/u

/** Parcels at neighbours, and at an address where nobody lives any more. */
export const placeTopics: readonly AskedTopic[] = [
  { heading: 'Bezorgen jullie ook bij mij in de buurt?', intent: 'delivery_how', has: [toPlace] },
  {
    heading: 'Kan ik voorkomen dat mijn pakket naar de buren gaat?',
    intent: 'delivery_how',
    has: [
      kinds.neighbour,
      anyOf('niet nie niks nooit instellen liever voorkomen geen zonder verbieden vermijden uitsluiten'),
    ],
    hasNot: anyOf(
      'kan_mijn mag_mijn er_niet_ben ik_er_niet heeft hebben doet doen_niet_open geeft_niet geven_niet weigert krijg lawaai thuis_dan niet_thuis zegt zeggen kwijt ken kennen nooit_thuis is_er_niet retour* geluid horen hoor',
    ),
  },
  {
    heading: 'Mijn pakket is bij buren die ik niet ken, of ik krijg het daar niet.',
    intent: 'delivery_how',
    needsPerson: true,
    has: [
      kinds.neighbour,
      anyOf(
        'afgeleverd afgegeven bezorgd gaf geleverd gebracht ligt staat heeft hebben zegt zeggen aangenomen welke gegeven gezet achtergelaten',
      ),
      anyOf(
        'pakket* pakje* bestelling doos zending het dat bezorger* chauffeur* postbode* koerier* spullen mijn',
      ),
    ],
    hasNot: anyOf(
      'garantie klopt_dat zegt_dat zeggen_dat kan_mijn mag_mijn mag_de kan_de kunnen_de als_ik wat_als retour* kan_het mag_het kan_hij gevraagd heeft_besteld besteld_op op_mijn_adres geluid lawaai',
    ),
  },
  {
    heading: 'Ik ben verhuisd. Hoe krijgt mijn bestelling het nieuwe adres?',
    intent: 'order_change',
    has: [
      anyOf(
        'verhuis verhuisd verhuizen verhuizing verhuist woon_ondertussen wonen_al woon_al vorig_adres vorige_adres woon_nu woon_inmiddels woon_er_niet woon_daar_niet woon_niet_meer',
      ),
      anyOf(
        'adres bezorgadres afleveradres pakket* pakje bestelling besteld order levering en_nu wat_nu doorgeven',
      ),
    ],
    hasNot: anyOf(
      'retour* terug* leverdatum uitstellen later later_leveren wachten verzet* opslaan dag datum oude_bed oude_matras huren nieuwsbrief account profiel verhuizers',
    ),
  },
]
