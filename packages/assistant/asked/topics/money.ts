import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

/** Paying, invoices and codes. */
export const moneyTopics: readonly AskedTopic[] = [
  {
    heading: 'Kan ik een deel nu en de rest later betalen?',
    intent: 'pay_later',
    has: [anyOf('aanbetal* voorschot'), anyOf('moet kan betal* betaal* geven vragen nodig hoeveel')],
    hasNot: anyOf('terug* retour*'),
  },
  {
    heading: 'Ik kreeg een voucher bij mijn bestelling. Wat kan ik ermee?',
    intent: 'discount',
    has: [anyOf('5_euro vijf_euro'), anyOf('*korting* *bon voucher* tegoed'), anyOf('hoe krijg waar wat')],
    hasNot: anyOf('nieuwsbrief* samen uitbetal* uit_laten inwissel* lang geldig verlopen'),
  },
  {
    heading: 'Kan ik achteraf betalen?',
    intent: 'pay_later',
    has: [
      anyOf('achteraf na_levering na_ontvangst na_de_levering na_het_passen als_het_binnen_is pas_later'),
      anyOf('betalen betaal betaald afrekenen'),
    ],
    hasNot: anyOf(
      'kost kosten extra toeslag rente aanmaning* helft deel minderjarig 16 17 oud code factuur werkt_dat terug* termijnen keer',
    ),
  },
  {
    heading: 'Kost een betaalmethode extra?',
    intent: 'payment',
    has: [
      anyOf('ideal paypal creditcard bancontact klarna wero visa mastercard betaalmethode* riverty achteraf'),
      anyOf('gratis kost kosten toeslag extra meerkosten'),
    ],
    hasNot: anyOf('verzend* bezorg* retour* terug* rente afgeschreven lever* termijnen'),
  },
  {
    heading: 'Kan ik met twee kaarten of op twee manieren betalen?',
    intent: 'payment',
    has: [
      anyOf('twee 2 verschillende splitsen gesplitst deels'),
      anyOf('kaarten rekeningen betaalmethoden manieren betaalwijzen kaart'),
      anyOf('betal* betaal* afrekenen splitsen'),
    ],
    hasNot: anyOf('keer cadeaukaart*'),
  },
  {
    heading: 'Kan ik met iDEAL, Bancontact, creditcard of PayPal betalen?',
    intent: 'payment',
    has: [
      anyOf(
        'welke_bank welke_banken banken bankpas bankkaart ing rabobank abn knab kbc belfius bunq argenta',
      ),
      anyOf('betal* betaal* afrekenen'),
    ],
    hasNot: anyOf('terug* geweigerd afgeschreven mislukt *gegevens veilig'),
  },
  {
    heading: 'Kan mijn factuur op een andere naam?',
    intent: 'payment',
    has: [
      anyOf('factuur rekening bon'),
      anyOf('op_naam op_de_naam op_andere andere_naam op_mijn_naam naam_van'),
      anyOf('man vrouw ander andere moeder vader kan moet wijzig* verander* iemand'),
    ],
    hasNot: anyOf('bv kvk btw* bedrijf zaak firma zakelijk onderneming stichting vereniging'),
  },
  {
    heading: 'Hoe kan ik betalen?',
    intent: 'payment',
    has: [
      anyOf(
        'apple_pay applepay google_pay googlepay tikkie* betaalverzoek* contant cash bitcoin* crypto* *cheque* pinnen pinpas pin *overschrijving* overmaken rembours acceptgiro aan_de_deur',
      ),
      anyOf(
        'betal* betaal* kan nemen accept* aanvaard* staat waarom mogelijk werkt pin pinnen afrekenen doen hebben sturen',
      ),
    ],
    hasNot: anyOf(
      'cadeaucheque* verkeerd* pincode terug* mislukt geweigerd helft deel lukt werkt_niet retour* overgemaakt afgeven leggen bezorg*',
    ),
  },
  {
    heading: 'Is de korting al van de prijs af?',
    intent: 'discount',
    has: [
      anyOf('korting* aanbieding actie*'),
      anyOf('al_van al_af al_verwerkt van_de_prijs_af eraf verrekend automatisch inbegrepen'),
      anyOf('prijs al gaat wordt is'),
    ],
    hasNot: anyOf('*code* voucher* terug*'),
  },
  {
    heading: 'Hoe lang geldt een aanbieding?',
    intent: 'discount',
    has: [
      anyOf('aanbieding* actie acties actieprijs* deal deals korting sale uitverkoop'),
      anyOf('hoe_lang hoelang tot_wanneer wanneer_stopt loopt_af eindigt einde geldig'),
    ],
    hasNot: anyOf('*code* voucher* dagdeal* bon retour* terug* ruilen welke nieuwsbrief tegoed'),
  },
  {
    heading: 'Hebben jullie cadeaubonnen?',
    intent: 'discount',
    has: [
      anyOf('cadeaubon* cadeaukaart* giftcard* kadobon* vvv* kadokaart* cadeaucheque* geschenkbon* bongo*'),
    ],
    hasNot: anyOf('terug* retour* betaal* betal*'),
  },
  {
    heading: 'Mag een ander voor mij betalen?',
    intent: 'payment',
    has: [
      anyOf(
        'vader moeder ouders man vrouw vriend vriendin zus broer dochter zoon ander iemand_anders partner baas oma opa',
      ),
      anyOf('betaalt betalen betaal afrekenen rekening kaart creditcard'),
      anyOf('voor_mij op_zijn op_haar van_mijn zijn_kaart haar_kaart het_betalen kaart_van rekening_van'),
    ],
    hasNot: anyOf('18 achteraf afbetaling 16 17 minderjarig klarna adres bezorg*'),
  },
  {
    heading: 'Ik heb dubbel of te veel betaald.',
    intent: 'payment_trouble',
    has: [
      anyOf('dubbel dubbele twee_keer 2x tweemaal 2_keer te_veel teveel twee_maal'),
      anyOf('betaald afgeschreven afschrijving* betaling* afgeboekt overgemaakt afgehaald laten_betalen'),
    ],
    hasNot: anyOf('in_twee in_2 wat_als verzendkosten bezorgkosten'),
  },
  {
    heading: 'Ik heb geld overgemaakt naar een verkeerd rekeningnummer.',
    intent: 'payment_trouble',
    has: [
      anyOf('overgemaakt overgeschreven gestort betaald overschrijving'),
      anyOf('verkeerd* fout* ander*'),
      anyOf('rekening* iban nummer'),
    ],
  },
  {
    heading: 'Wanneer betaal ik?',
    intent: 'payment',
    has: [
      anyOf('afgeschreven afgerekend betaal* betalen afschrijving belast afgeboekt'),
      anyOf('pas meteen direct gelijk wanneer vooraf'),
      anyOf('verstuurd* verzonden levering geleverd bestel* moet wanneer verzending kaart rekening'),
    ],
    hasNot: anyOf(
      'betaald ideal paypal komt hoor verzendkosten bezorgkosten achteraf klarna btw terug* pas_later niet* mislukt deur dubbel *bank overboek* retour*',
    ),
  },
  {
    heading: 'Kan ik een deel nu en de rest later betalen?',
    intent: 'pay_later',
    has: [
      anyOf('helft deel gedeelte aanbetal* voorschot restbedrag rest'),
      anyOf('betaal* betalen aanbetal* afrekenen voldoen'),
    ],
    hasNot: anyOf('terug* retour* hele_bestelling verzendkosten'),
  },
  {
    heading: 'Kan ik de btw terugvragen?',
    intent: 'business',
    has: [anyOf('btw'), anyOf('terug* aftrek* terugvragen aftrekken bon bonnetje kassabon')],
  },
  {
    heading: 'Kan ik op factuur of op rekening betalen?',
    intent: 'payment',
    has: [
      anyOf('op_factuur op_rekening via_factuur met_factuur op_een_factuur na_factuur factuur_betalen'),
      anyOf('betal* betaal* kopen bestel* afrekenen kan'),
    ],
    hasNot: anyOf('naam_van naam btw-nummer btw welke_rekening terug*'),
  },
  {
    heading: 'Ik ben mijn code vergeten in te vullen. Kan het achteraf nog?',
    intent: 'discount',
    has: [
      kinds.code,
      anyOf('vergeten achteraf nog_toepassen alsnog al_besteld na_het_bestellen al_betaald verzuimd'),
    ],
    hasNot: anyOf('*wachtwoord* inlog* mail kwijt pin* betalen'),
  },
  {
    heading: 'Kan ik een code inwisselen voor geld?',
    intent: 'discount',
    has: [
      anyOf('*code *voucher* *bon coupon* tegoed*'),
      anyOf('uitbetal* uit_laten_betalen uitbetaald contant inwissel* verzilver* cash'),
    ],
    hasNot: anyOf('cadeau* andere_winkel betalen_aan'),
  },
  {
    heading: 'Kan ik twee codes tegelijk gebruiken?',
    intent: 'discount',
    has: [
      anyOf('*code codes *codes *voucher *vouchers kortingsbon coupon* kortingen acties *bon'),
      anyOf('twee 2 meerdere meer allebei beide stapel* combin* samen tegelijk dubbel'),
      anyOf('*codes *vouchers *kortingscodes samen combin* stapel* tegelijk voucher code met bonnen'),
    ],
    hasNot: anyOf('samenstel* uur werkt_niet ongeldig doet_het_niet'),
  },
  {
    heading: 'Hoeveel korting krijg ik als nieuwe klant, student of vaste klant?',
    intent: 'discount',
    has: [
      anyOf('*korting* welkomst* personeelskorting studentenkorting kortingkje voordeel'),
      anyOf(
        'welkom* student* studenten* nieuwe_klant* eerste_bestelling eerste_keer vaste_klant* trouwe_klant* 65* senioren* ouderen* gepensioneerd* zorg* leraar leraren cjp *verjaardag* jarig jongeren* ambtena* vakbond* militair* uitkering* bijstand* minima',
      ),
    ],
    hasNot: anyOf('nieuwsbrief* welkom10 *code *codes'),
  },
  {
    heading: 'Kan ik met iDEAL, Bancontact, creditcard of PayPal betalen?',
    intent: 'payment',
    has: [
      anyOf('ideal wero bancontact* creditcard* kredietkaart* visa* mastercard* paypal*'),
      anyOf('kan kunnen mag accepteren aanvaard* neme nemen werkt betaal* betalen hebben doen mogelijk'),
    ],
    hasNot: anyOf(
      'geweigerd werkt_niet niet lukt* mislukt* kost* extra terug* terugbetaald toeslag waarom afgeschreven hangt termijnen maestro hangen gedeeld apple* google* cheque* contant achteraf foutmelding geld dubbel twee',
    ),
  },
]
