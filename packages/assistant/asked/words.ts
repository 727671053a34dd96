import { anyOf } from './asked-topic.ts'

const washed = 'was wassen wast waste gewassen wasbaar *wasmachine wasbeurt* uitwassen wasje'
const spoiled = `kapot* stuk stukke defect* *schade beschadigd* gescheurd* scheur* gebroken gebarsten afgebroken gat gaten kras* deuk* barst*
  winkelhaak ladder losgelaten laat_los laten_los los_gelaten losgeraakt rafel* uitgerafeld kraakt kraken piept piepen wiebelt wiebel* knakt doet_het_niet
  werkt_niet doen_het_niet lekt lek versleten slijt* doorgezakt plat ingezakt zakt_door bobbel* bult* scheef krom mankement* gebrek* fabrieksfout* losse_naad
  naden naad stiksel* naad_los gekrompen verkleurd brak breekt`

/** Kinds of words that questions are told by. All are folded. */
export const kinds = {
  back: anyOf('retour* terug* herroep* *ruilen ruil *geruild omwissel* wisselen'),
  money: anyOf(
    'geld* centen bedrag poen *terugbetal* *terugbetaald* terug_betal* terug_betaald terugstort* teruggestort refund tegoed *tegoedbon waardebon euro* rekening',
  ),
  spoiled: anyOf(spoiled),
  broken: anyOf(
    'kapot* stuk defect* gebroken afgebroken gescheurd* beschadigd* schade transportschade deuk* kras* gebarsten scherven',
  ),
  arrived: anyOf(
    'aangekomen toegekomen aan_gekomen uitpakken uitgepakt uit_de_doos uit_de_verpakking ontvangen gekregen kreeg geleverd bezorgd binnengekomen gisteren vandaag vanochtend net doos pakket pakje zat nieuw nieuwe',
  ),
  bed: anyOf('*boxspring* *bed *bedden hoofdbord* *matras* *topper*'),
  mattress: anyOf('*matras matrassen *topper toppers topmatras*'),
  big: anyOf(
    '*boxspring* *bed *bedden *matras *matrassen *kast *kasten dressoir* fauteuil* zetel* *tafel* *bank *meubel*',
  ),
  bedding: anyOf(
    '*overtrek* *laken* sloop slopen *kussensloop* *kussenslopen beddengoed flanel* linnen *katoen* satijn* percal jersey microvezel lyocell tencel molton*',
  ),
  towel: anyOf(
    '*handdoek* badjas* badlaken* badstof* washand* gastendoek* badmat* kamerjas* ochtendjas* badgoed',
  ),
  duvet: anyOf('*dekbed *dekbedden donsdeken* dons donzen donskussen* *kussen *kussens'),
  plaid: anyOf('*plaid* *deken dekens sprei* wol wollen fleece*'),
  curtain: anyOf('*gordijn*'),
  textile: anyOf(
    `*overtrek* *laken* *sloop *slopen beddengoed bedlinnen flanel* linnen *katoen* satijn* percal jersey *handdoek* badjas* badlaken* badgoed *dekbed *dekbedden
      dons donzen *kussen *kussens *plaid* *deken dekens sprei* *gordijn* textiel stof`,
  ),
  stain: anyOf(
    '*vlek* wijn rode_wijn koffie thee bloed inkt *saus chocola* make-up makeup mascara foundation curry ketchup vet jus kaarsvet modder nagellak ballpoint stift',
  ),
  washed: anyOf(washed),
  dryer: anyOf('*droger drogers droogtrommel* droogkast* trommel* droogautomaat* drogen_in'),
  made: anyOf(
    'op_maat maatwerk* *samengesteld* samen_gesteld samenstel* samen_te_stellen configur* zelf_ontworpen ontworpen ontwerp* zelf_gemaakt* maatbed zelf_bedacht custom',
  ),
  ordered: anyOf(
    '*besteld* bestelling* order* aankoop gekocht nog alsnog gisteren vanochtend net achteraf geplaatst',
  ),
  change: anyOf(
    'wijzig* gewijzigd verander* aanpas* aan_te_passen aangepast ander andere anders *wissel* omzetten vergist verkeerde verkeerd fout foute liever toch',
  ),
  cancel: anyOf(
    'annul* geannuleerd afbestel* afzeg* afgezegd cancel* gecanceld stopzet* stop_zetten ongedaan afblazen bedacht bedenk* bedenktijd herroep* af_van eraf afzien spijt',
  ),
  review: anyOf('*review* *beoordeling* *recensie* *sterren ster commentaar'),
  blame: anyOf(
    'slecht slechte slechtste negatie* kritische kritiek minder_goede lage laagste 1_ster een_ster ontevreden klachten',
  ),
  neighbour: anyOf(
    '*buren *buur *buurman *buurvrouw buurtjes vreemden *onbekende wildvreemde niet_ken ni_ken nie_ken ken_ik_niet kennen_we_niet kennen_wij_niet',
  ),
  headboard: anyOf('bord_achter bedhoofd* hoofdbord* hoofdeind* hoofdbaard* *hoofdbord'),

  otherSite: anyOf(
    'trustpilot google kiyoh tweakers facebook internet forum* reddit insta* tiktok webwinkelkeur',
  ),
  account: anyOf('*account* acount* acc profiel klantaccount'),
  password: anyOf('*wachtwoord* *paswoord* password* ww'),
  code: anyOf(
    '*code codes *kortingscode* *voucher* kortingsbon actiecode* couponnetje coupon* *kortingscodes',
  ),
  carrier: anyOf(
    '*bezorger* chauffeur* koerier* postbode* dhl postnl bpost dpd leverancier ze zij jullie u ge iemand',
  ),
  looksFor: anyOf('zoek zoeken op_zoek verkopen verkoopt verkoop'),
  law: anyOf(
    'advocaat advocaten rechter rechtbank rechtszaak aanklagen aanklaag klaag_jullie klaag_u aangifte dagvaard* juridisch* consuwijzer consumentenbond ombudsdienst deurwaarder incasso* sommeer eis eisen schadevergoeding rechten wettelijk ingebreke* gebreke',
  ),
}
