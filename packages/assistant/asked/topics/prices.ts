import { type AskedTopic, anyOf } from '../asked-topic.ts'

const bought = anyOf(
  '*kocht *gekocht *besteld *bestelde bestelling aankoop betaalde betaald afgerekend achteraf later na_aankoop te_vroeg aangeschaft',
)

/** What becomes cheaper afterwards, paying at the door, and where a code goes. */
export const priceTopics: readonly AskedTopic[] = [
  {
    heading: 'Mijn artikel is nu goedkoper dan toen ik het kocht. Krijg ik het verschil terug?',
    intent: 'discount',
    has: [
      bought,
      anyOf(
        'goedkoper afgeprijsd* verlaagd* gezakt gedaald daalt daalde zakte zakken prijsverlaging nu_is_er_korting nu_korting black_friday prijsverschil in_prijs prijsdaling in_de_aanbieding in_de_sale in_de_uitverkoop in_de_solden in_aanbieding in_solden in_promo minder_kost euro_minder omlaag voor_\\d+ laagsteprijs* laagste_prijs_garantie',
      ),
      anyOf(
        'nu net vandaag gisteren week dag dagen ineens later achteraf verschil prijsverschil alsnog na_mijn na_de mijn gezakt gedaald daalde',
      ),
    ],
    hasNot: anyOf(
      '*code *codes voucher retour* terugsturen terug_sturen ruilen annul* elders bol *amazon ikea concurrent* andere_winkel ergens wat_is wanneer_komt waar_is binnen_14 garantie_heb kapot*',
    ),
  },
  {
    heading: 'Mijn artikel is nu goedkoper dan toen ik het kocht. Krijg ik het verschil terug?',
    intent: 'discount',
    has: [
      anyOf(
        'goedkoper minder prijsverschil verschil_in_prijs prijs_verschil het_verschil dat_verschil afgeprijsd laagsteprijs*',
      ),
      anyOf('compens* vergoed* terug terugkrijg* terugbetal* bijpassen achteraf'),
    ],
    hasNot: anyOf(
      '*code *codes retour* terugsturen terug_sturen elders ergens concurrent* andere_winkel kras* deuk* kapot* beschadigd* geld_voor kussen_terug verzend*',
    ),
  },
  {
    heading: 'Kan ik bij de bezorger pinnen of contant betalen?',
    intent: 'payment',
    has: [
      anyOf(
        'pin pinnen *pinapparaat* pinautomaat* betaalautomaat* pinpas contant* cash baar_geld betaal* betalen afreken* afgerekend kaart bancontact rembours geld',
      ),
      anyOf(
        '*bezorger* chauffeur* koerier* postbode* deur voordeur aflevering bij_levering bij_de_levering bij_bezorging bij_ontvangst rembours als_hij_komt als_het_komt als_t_bed_komt',
      ),
    ],
    hasNot: anyOf(
      'btw terug* retour* bezorgkosten fooi verzend* kost kosten klarna achteraf afterpay oude schuur binnen past gebroken vernield* gratis pincode geld_terug te_laat trap',
    ),
  },
  {
    heading: 'Mag een ander voor mij betalen?',
    intent: 'payment',
    has: [
      anyOf('*bankieren *bankrekening computer'),
      anyOf('niet geen nie zonder'),
      anyOf('betaal* betalen afrekenen bestellen kopen'),
    ],
    hasNot: anyOf('mislukt lukt werkt foutmelding'),
  },
  {
    heading: 'Zo gebruik je een code',
    intent: 'discount',
    has: [
      anyOf('*code *codes *voucher* *tegoed *tegoedbon* *bon *bonnetje *coupon* *korting'),
      anyOf('waar nergens hoe welk welke vakje veld kan'),
      anyOf(
        'vul invul* ingevuld in_vullen voer invoer* ingeef ingeven in_geven geef_ik vakje veld verzilver* los_ik inlos* inwissel* gebruik gebruiken tik intik* kwijt die_in moet_in moet_mijn moet_de zet_ik toepas* pas_ik',
      ),
    ],
    hasNot: anyOf(
      'vergeten werkt werkt_niet log* inlog* verlopen samen *wachtwoord* mail kom geldig lang hoelang vind cadeau* *cadeaubon kado* postcode combin* twee 2 uitbetal* contant geld korting_krijg hoeveel sms reset* factuur kassabon andere_winkel achteraf meerdere',
    ),
  },
]
