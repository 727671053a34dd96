import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

/** Giving goods back: what is left after `returnsFirst`. */
export const returnsThen: readonly AskedTopic[] = [
  {
    heading: 'Hoe lang heb ik om iets terug te sturen?',
    intent: 'returns',
    has: [
      anyOf('ruilen omruilen terug* retour* retourneren'),
      anyOf('na_kerst na_de_kerst na_sinterklaas na_de_feestdagen kerst sinterklaas feestdagen na_nieuwjaar'),
    ],
    hasNot: anyOf('cadeau* kado* gekregen kreeg geld'),
  },
  {
    heading: 'Kan ik ruilen?',
    intent: 'returns',
    has: [
      anyOf('maat kleur'),
      anyOf('ruil* omruil* omwissel* kleiner groter andere ander'),
      anyOf('verzendkosten bezorgkosten weer_betalen opnieuw_betalen kost kosten'),
    ],
    hasNot: anyOf('besteld* boxspring matras'),
  },
  {
    heading: 'Hoe annuleer ik?',
    intent: 'order_change',
    has: [anyOf('er_vanaf van_de_koop_af koop_ongedaan onder_de_koop_uit van_mijn_bestelling_af')],
    hasNot: anyOf('vlek* account nieuwsbrief'),
  },
  {
    heading: 'Ik krijg een aanmaning, maar ik heb alles teruggestuurd.',
    intent: 'pay_later',
    has: [
      anyOf('klarna riverty billink in3 alma aanmaning* herinnering* incasso* betaaldienst'),
      anyOf('terug* retour* herroep* geannuleerd'),
    ],
    hasNot: anyOf('hoe_lang wanneer kan_ik'),
  },
  {
    heading: 'Krijg ik mijn geld terug, of een tegoed?',
    intent: 'returns',
    has: [
      anyOf('tegoed* bon waardebon voucher rekening kaart'),
      anyOf('geld terugbetaling terugbetaald* teruggestort terug retour* terugkrijg*'),
      anyOf('of welke in_plaats krijg ipv als komt gestort'),
    ],
    hasNot: anyOf(
      'afgeschreven *5_euro vijf nieuwsbrief verkeerd* mislukt code gebruikt aanklagen advocaat rechter niet_morgen wanneer nog binnen',
    ),
  },
  {
    heading: 'Ik heb herroepen, maar wil het toch houden.',
    intent: 'returns',
    has: [
      anyOf('retour* herroep* teruggestuurd terugsturen aangemeld geannuleerd annulering'),
      anyOf('toch weer alsnog'),
      anyOf('houden behouden hou niet_terug intrekken ongedaan stoppen'),
    ],
  },
  {
    heading: 'Moet ik mijn retour eerst aanmelden?',
    intent: 'returns',
    has: [
      anyOf(
        'formulier* aanmeld* aangemeld invullen ingevuld melden doorgeven weiger* geweigerd weigeren zo_opsturen gewoon_terug',
      ),
      anyOf('retour* terug* opsturen pakket* pakje herroep* deur'),
    ],
    hasNot: anyOf(
      'juridisch winkel code nieuwsbrief account adres toch houden inlog* klacht beschadigd* kapot* betaling betalen formulier_vind waar_is waar_vind waar_kan hoe_meld waarom weigeren_terug',
    ),
  },
  {
    heading: 'Kan ik een deel van mijn bestelling terugsturen?',
    intent: 'returns',
    has: [
      anyOf(
        'deel gedeelte alleen_die alleen_deze alleen_het maar_1 maar_een een_van 1_van_de een_van_de alleen_de niet_alles helft twee_van eentje',
      ),
      anyOf('terug* retour* houden hou behouden'),
    ],
    hasNot: anyOf('kapot* stuk beschadigd* ontbre* geleverd zat betalen'),
  },
  {
    heading: 'Waar geef ik mijn retour af?',
    intent: 'returns',
    has: [
      anyOf('retour* retourpakket terugst* terug_te terugzend* teruggeven terugbreng*'),
      anyOf(
        'postpunt* postkantoor pakketpunt* servicepunt* dhl* postnl* bpost* afgeven inleveren afleveren primera brievenbus ophalen_pakket',
      ),
    ],
    hasNot: anyOf('winkel *boxspring* *bed *matras* kast adres oude geld aangekomen'),
  },
  {
    heading: 'Hoe stuur ik een matras, bed of ander groot meubel terug?',
    intent: 'returns',
    has: [
      anyOf(
        '*matras *matrassen *bed *bedden *boxspring* *kast *kasten dressoir* fauteuil* zetel* *meubel* *bank',
      ),
      anyOf('terug* retour* terug_sturen retourneren'),
      anyOf('hoe ophalen opgehaald halen past_niet doos verpakt groot zwaar komen_jullie sturen'),
    ],
    hasNot: anyOf(
      'hoe_lang hoelang geld kapot* beschadigd* kost* kosten hoeveel geslapen gebruikt* verkeerd* oude bevalt tegen proberen zak winkel nog verpakking bedenktijd ruilen',
    ),
  },
  {
    heading: 'Is mijn retour bij jullie aangekomen?',
    intent: 'returns',
    has: [
      anyOf('mijn_retour retourpakket retour teruggestuurde terugzending teruggestuurd'),
      anyOf('aangekomen binnen ontvangen verwerkt toegekomen gekregen volgen'),
    ],
    hasNot: anyOf('geld terugbetal* betaald bedrag label kapot* beschadigd* verkeerd*'),
  },
  {
    heading: 'Mag ik een matras proberen en dan terugsturen?',
    intent: 'returns',
    has: [kinds.mattress, anyOf('bedenktijd* retourrecht herroepingsrecht'), anyOf('ook toch geldt wel')],
    hasNot: anyOf('samengesteld* op_maat *aanbieding* sale outlet geld kost* kosten'),
  },
  {
    heading: 'Geldt de bedenktijd ook bij aanbiedingen?',
    intent: 'returns',
    has: [
      anyOf('retour* terug* ruilen bedenktijd'),
      anyOf(
        'outlet sale solden uitverkoop afgeprijsd* aanbieding* korting tweede_kans actieprijs dagdeal* black_friday afgeprijsde',
      ),
    ],
    hasNot: anyOf('*code* voucher *geld* krijg_ik_mijn'),
  },
  {
    heading: 'Kan ik terugsturen wat ik heb gewassen of gebruikt?',
    intent: 'returns',
    has: [
      anyOf(
        'gewassen gebruikt* geslapen gelegen nachten nacht gedragen beslapen label* kaartje* etiket* labeltje*',
      ),
      anyOf('retour* terug* ruilen omruilen'),
    ],
    hasNot: anyOf(
      'retourlabel* verzendlabel* matras* topper* geen_label label_gekregen geen stuk kapot* gekrompen verkleurd sticker krijg waar_is printen print verpakking',
    ),
  },
  {
    heading: 'Ik ben te laat met terugsturen. Kan het nog?',
    intent: 'returns',
    has: [
      anyOf('dag_1[5-9] dag_[2-9]\\d 1[5-9]_dagen [2-9]\\d_dagen'),
      anyOf('te_laat na_ontvangst geleden bedenktijd buiten_de_termijn'),
      anyOf('te_laat terug* retour* herroep* vanaf bedenktijd'),
    ],
    hasNot: anyOf('kapot* stuk garantie* geld bezorg* lever* geleverd betaal* betalen rekening'),
  },
  {
    heading: 'Ik ben te laat met terugsturen. Kan het nog?',
    intent: 'returns',
    has: [
      anyOf(
        'te_lang 14_dagen veertien_dagen bedenktijd termijn vorig_jaar jaar_geleden maanden_geleden maand_geleden drie_weken 3_weken te_laat vorige_maand half_jaar',
      ),
      anyOf('om voorbij verstreken over verlopen retour* terug* ruilen kwijt'),
      anyOf(
        'om voorbij verstreken over verlopen nog kan mag toch vergeten ziek* vakantie vorig_jaar retour te_laat gewacht',
      ),
    ],
    hasNot: anyOf(
      'kapot* stuk garantie* geld geldt *overtrek teruggestuurd* hoe_lang hoelang hoeveel wanneer doorgezakt betaald binnen zodra levering geleverd bezorg* begint begin',
    ),
  },
  {
    heading: 'Wanneer heb ik mijn geld terug?',
    intent: 'returns',
    has: [
      anyOf('geld centen bedrag terugbetal* terugbetaald terug_te_betalen terugstort*'),
      anyOf(
        'advocaat advocaten rechter rechtbank rechtszaak aanklagen aanklaag aangifte dagvaard* juridisch* consuwijzer consumentenbond deurwaarder incasso* sommeer eis eisen ingebreke* gebreke weiger* weigeren',
      ),
    ],
    hasNot: anyOf('betaling bestelling_gew kapot* defect* garantie* factuur schadevergoeding'),
  },
  {
    heading: 'Mijn artikel is niet goed of ging snel stuk. Wat nu?',
    intent: 'warranty',
    has: [
      kinds.law,
      anyOf('niet_goed deugt slecht slechte ondeugdelijk* waardeloos niet_in_orde bagger rommel troep prul'),
      anyOf(
        '*boxspring* *bed *matras* topper* *kussen* *dekbed* *kast* *bank *stoel artikel product spullen het',
      ),
    ],
    hasNot: anyOf('geld service klantenservice levering* leveren geleverd bezorg* te_laat privacy reactie'),
  },
  {
    heading: 'Mijn levering is te laat of steeds verzet. Wat kan ik doen?',
    intent: 'delivery_time',
    has: [
      kinds.law,
      anyOf(
        'levering* leveren geleverd bezorg* komt er_niet er_vrijdag boxspring* bed matras pakket bestelling',
      ),
      anyOf('te_laat niet weken nog_steeds wacht* morgen vrijdag'),
    ],
    hasNot: anyOf('geld kapot* defect* garantie* privacy'),
  },
  {
    heading: 'Kan ik terugsturen wat tegenvalt, niet past of niet mooi is?',
    intent: 'returns',
    has: [
      anyOf(
        'tegen tegenvalt bevalt past mooi kleur* maat te_klein te_groot te_hard te_zacht te_warm anders_dan lelijk zint',
      ),
      anyOf('retour* terug* terug_sturen'),
    ],
    hasNot: anyOf(
      'op_maat maatwerk* geld wanneer hoe_lang hoelang kost* betaal* gewassen gebruikt* geslapen doos *boxspring* *matras* *bed kast verpakking zelf waar adres hoe_stuur cadeau ondergoed nachtkleding pyjama beddengoed laken* ruilen verkeerd* kreeg gekregen omruil* leveren maanden jaar weken',
    ),
  },
  {
    heading: 'In drie stappen',
    intent: 'returns',
    has: [
      anyOf('terugsturen retourneren retour terugzenden teruggeven terug_sturen terugbrengen'),
      anyOf(
        'bestelnummer briefje hoe_maak aanmaken hoe_werkt hoe_moet hoe_doe hoe_gaat hoe_kan hoe_stuur hoe_retourneer stappen procedure hoe_regel hoe_meld hoe_begin',
      ),
    ],
    hasNot: anyOf(
      'geld kost* hoe_lang label* formulier* *boxspring* *matras* *bed *kast meubel* adres kapot* verkeerd* winkel cadeau* samengesteld* geslapen gewassen verpakking doos bedrijf zakelijk belgie gekocht_in_de review* waar korting* code betaal* cookie* deel',
    ),
  },
]
