import { type AskedTopic, anyOf } from '../asked-topic.ts'

/** Giving goods back, and the money for them: what goes before the rest. */
export const returnsFirst: readonly AskedTopic[] = [
  {
    heading: 'Kan ik iets terugsturen zonder bon?',
    intent: 'returns',
    has: [
      anyOf('terug* retour*'),
      anyOf('bon bonnetje kassabon aankoopbewijs'),
      anyOf('zonder kwijt geen niet nodig'),
    ],
    hasNot: anyOf('tegoed* geld'),
  },
  {
    heading: 'Krijg ik mijn geld terug, of een tegoed?',
    intent: 'returns',
    has: [
      anyOf('geld bedrag terugbetal* terugstort*'),
      anyOf('paypal creditcard kaart ideal bancontact'),
      anyOf('terug terugbetal* teruggestort'),
    ],
    hasNot: anyOf('wanneer hoe_lang hoelang mislukt afgeschreven'),
  },
  {
    heading: 'Wanneer heb ik mijn geld terug?',
    intent: 'returns',
    has: [
      anyOf('geld bedrag centen'),
      anyOf('geannuleerd herroepen annulering herroeping'),
      anyOf('waar wanneer nog hoe_lang krijg'),
    ],
    hasNot: anyOf('samengesteld* op_maat'),
  },
  {
    heading: 'Kan ik terugsturen wat tegenvalt, niet past of niet mooi is?',
    intent: 'returns',
    has: [
      anyOf('nek rug nekpijn rugpijn hoofdpijn slaap_slecht lig_slecht slapen'),
      anyOf('geld_terug terugsturen retour retourneren terugbrengen'),
    ],
    hasNot: anyOf('waar hoe_lang samengesteld* op_maat wanneer geslapen'),
  },
  {
    heading: 'In drie stappen',
    intent: 'returns',
    has: [anyOf('retourformulier* retour_formulier retourbon*')],
  },
  {
    heading: 'Kan ik iets terugsturen zonder account?',
    intent: 'returns',
    has: [
      anyOf('terug* retour* herroep*'),
      anyOf('*account inloggen inlog ingelogd'),
      anyOf('zonder nodig moet hoef geen'),
    ],
    hasNot: anyOf('geld mail'),
  },
  {
    heading: 'Wat je niet kunt herroepen',
    intent: 'returns',
    has: [
      anyOf('wat_kan wat_mag wat_kun welke_artikelen welke_producten uitzondering* uitgesloten'),
      anyOf('niet uitzondering* uitgesloten'),
      anyOf('retour* terug* ruilen herroepen'),
    ],
    hasNot: anyOf('als geld wat_kan_ik_doen bevalt past'),
  },
  {
    heading: 'Kan ik ruilen?',
    intent: 'returns',
    has: [
      anyOf('ruil ruilen omruilen omwisselen'),
      anyOf('voor_een dikker* dunner* groter* kleiner* kleur maat exemplaar ander andere'),
    ],
    hasNot: anyOf(
      'sale outlet aanbieding* cadeau* verpakking doos kerst winkel bon bonnetje gebruikt gewassen geslapen matras *boxspring* na sinterklaas samengesteld* op_maat inruil* gekregen oude',
    ),
  },
  {
    heading: 'Wat je niet kunt herroepen',
    intent: 'returns',
    has: [
      anyOf('op_maat maatwerk* op_mijn_maat maatgordijn*'),
      anyOf('retour* terug* ruil* annul* bedenktijd er_nog_vanaf er_vanaf herroep* nog_vanaf'),
    ],
    hasNot: anyOf('*boxspring* *bed'),
  },
  {
    heading: 'Modelformulier voor herroeping',
    intent: 'returns',
    has: [anyOf('herroepingsformulier* modelformulier*')],
    hasNot: anyOf('niet_nodig'),
  },
  {
    heading: 'Hoe lang heb ik om iets terug te sturen?',
    intent: 'returns',
    has: [
      anyOf('hoeveel_dagen hoe_lang hoelang tot_wanneer hoeveel_tijd'),
      anyOf('annul* herroep* bedenk* bedenken'),
    ],
    hasNot: anyOf('geld samengesteld* op_maat'),
  },
  {
    heading: 'Hoe annuleer ik?',
    intent: 'order_change',
    has: [anyOf('spijt bedacht bedenk'), anyOf('aankoop bestelling gekocht koop besteld')],
    hasNot: anyOf('*boxspring* *bed maat kleur retour* terug* ander*'),
  },
  {
    heading: 'Ik kreeg niet alles terugbetaald.',
    intent: 'returns',
    has: [
      anyOf('gedeelte deel minder niet_alles te_weinig niet_het_hele niet_volledig'),
      anyOf('teruggekregen terugbetaald teruggestort terugbetaling gekregen_van terug_gekregen'),
    ],
    hasNot: anyOf('kan_ik mag_ik terugsturen'),
  },
  {
    heading: 'Kan ik terugsturen of ruilen zonder de verpakking?',
    intent: 'returns',
    has: [
      anyOf('*verpakking *doos zak plastic folie hoes karton'),
      anyOf(
        'gehaald eraf afgehaald weg weggegooid zonder niet_meer geen kwijt nodig originele weggedaan weggesmeten oud_papier',
      ),
      anyOf('retour* terug* ruil* omruil*'),
    ],
    hasNot: anyOf('meenemen nemen_jullie geslapen gebruikt* label* neme mee'),
  },
  {
    heading: 'Mag ik beddengoed terugsturen als de verpakking open is?',
    intent: 'returns',
    has: [anyOf('retour* terug* ruil*'), anyOf('hygien*')],
    hasNot: anyOf('gewassen geslapen matras*'),
  },
  {
    heading: 'Hoe stuur ik een matras, bed of ander groot meubel terug?',
    intent: 'returns',
    has: [
      anyOf('*matras *bed *boxspring* *kast dressoir* fauteuil* zetel* *bank tafel'),
      anyOf('halen ophalen opgehaald'),
      anyOf('bevalt niet_wil wil_niet wil_hem_niet niet_meer_wil niet_goed tegenvalt niet_lekker'),
    ],
    hasNot: anyOf('oude kost kosten hoeveel'),
  },
  {
    heading: 'Kan ik terugsturen wat tegenvalt, niet past of niet mooi is?',
    intent: 'returns',
    has: [
      anyOf(
        'te_kort te_lang te_klein te_groot te_dun te_dik te_hard te_zacht te_warm te_koud te_donker te_licht valt_tegen erg_tegen echt_tegen toch_tegen zwaar_tegen tegenvalt bevalt past_niet passen_niet',
      ),
      anyOf('wat_nu en_nu nu_wat wat_kan_ik wat_moet_ik'),
      anyOf(
        '*overtrek* *laken* *gordijn* *kussen* *dekbed* *kleed *plaid* *lamp het ze die hij sloop badjas *handdoek*',
      ),
    ],
    hasNot: anyOf(
      'gewassen gebruikt terug* retour* kapot* stuk *boxspring* wassen krimp* kiezen welk welke op_maat',
    ),
  },
]
