import { type AskedTopic, anyOf } from '../asked-topic.ts'
import { kinds } from '../words.ts'

/** Accounts, passwords and the newsletter. */
export const accountTopics: readonly AskedTopic[] = [
  {
    heading: 'Waar zie ik wat ik bestelde?',
    intent: 'account',
    has: [
      anyOf('zien bekijken terugvinden terugzien inzien'),
      anyOf('bestelling* orders aankopen'),
      anyOf('account profiel eerdere vorige oude'),
    ],
    hasNot: anyOf('waar_is status verwijder*'),
  },
  {
    heading: 'Hoe meld ik me aan voor de nieuwsbrief?',
    intent: 'account',
    has: [anyOf('nieuwsbrief*'), anyOf('inschrij* aanmeld* abonne* me_in mij_in me_aan mij_aan')],
    hasNot: anyOf('uit af geen korting* niet meer voordeel krijg tegoed'),
  },
  {
    heading: 'Wat is mijn gebruikersnaam?',
    intent: 'account',
    has: [anyOf('gebruikersnaam* username loginnaam inlognaam')],
  },
  {
    heading: 'Hoe log ik uit?',
    intent: 'account',
    has: [anyOf('log_ik_uit log_uit uitlog* log_ik_me_uit uit_te_loggen')],
    hasNot: anyOf('automatisch steeds nieuwsbrief*'),
  },
  {
    heading: 'Hoe wijzig ik mijn naam, adres, e-mailadres of wachtwoord?',
    intent: 'account',
    has: [anyOf('adressen adres'), anyOf('opslaan bewaren toevoegen'), anyOf('ik account mijn')],
    hasNot: anyOf('bestelling bezorg* retour*'),
  },
  {
    heading: 'Hoe wijzig ik mijn naam, adres, e-mailadres of wachtwoord?',
    intent: 'account',
    has: [
      anyOf('adres bezorgadres factuuradres telefoonnummer naam'),
      anyOf('pas aanpassen wijzig* verander* verwijder* wis wissen weghalen'),
      anyOf('account profiel gegevens'),
    ],
  },
  {
    heading: 'Iemand anders gebruikt mijn account.',
    intent: 'account',
    has: [
      anyOf('ingelogd inlogde inlog* login gehackt hack* account'),
      anyOf('niet_ik was_ik_niet ben_ik_niet vreemde gehackt hacker* misbruik* overgenomen'),
    ],
  },
  {
    heading: 'De site of een knop werkt niet.',
    intent: 'contact',
    has: [
      anyOf('knop site website pagina webshop winkelwagen winkelmand* app formulier'),
      anyOf(
        'werkt_niet reageert_niet reageert doet_het_niet doet_niks doet_niets laadt_niet hangt traag foutmelding wit_scherm loopt_vast vastgelopen hapert crasht',
      ),
    ],
    hasNot: anyOf('*code* betaling ideal geld inlog* wachtwoord'),
  },
  {
    heading: 'Wat is jullie postadres?',
    intent: 'contact',
    has: [anyOf('postadres adres'), anyOf('brief post jullie per_post klacht aangetekend* schrijven')],
    hasNot: anyOf(
      'retour* terug* bezorg* mijn_adres mail* wijzig* goed_bij verander* lever* postbus winkel showroom',
    ),
  },
  {
    heading: 'Waar vind ik mijn bestelnummer?',
    intent: 'account',
    has: [
      anyOf('bestelnummer* ordernummer* bestelnr ordernr'),
      anyOf('waar nergens kwijt vind vinden zie weet geen niet'),
    ],
    hasNot: anyOf('kjd\\d+ \\d{6,} veranderen wijzigen adres bezorgadres'),
  },
  {
    heading: 'Ik heb besteld, maar kreeg geen mail.',
    intent: 'account',
    has: [
      anyOf('bevestiging* bevestigingsmail orderbevestiging* bestelbevestiging*'),
      anyOf('geen niet nog nooit niks'),
    ],
    hasNot: anyOf('betaald afgeschreven nieuwsbrief* retour* herroep*'),
  },
  {
    heading: 'Ik kan niet inloggen.',
    intent: 'account',
    has: [
      anyOf('resetmail reset* resetten wachtwoordlink inlogcode inlogmail inlog* wachtwoord*'),
      anyOf('mail code link mailtje sms'),
      anyOf('niet geen nooit nergens niks'),
    ],
    hasNot: anyOf('nieuwsbrief* vereist* eisen'),
  },
  {
    heading: 'Welke gegevens hebben jullie van mij?',
    intent: 'account',
    has: [
      anyOf('gegevens persoonsgegevens data'),
      anyOf('opgeslagen bewaren bewaard weten inzien opvragen inzage hebben downloaden'),
      anyOf('mij mijn me'),
    ],
    hasNot: anyOf(
      'verwijder* wissen wijzig* verander* bank* betaal* veilig bestelling wat_doen wat_gebeurt wis',
    ),
  },
  {
    heading: 'Hoe wijzig ik mijn naam, adres, e-mailadres of wachtwoord?',
    intent: 'account',
    has: [
      anyOf(
        '*mailadres *emailadres e-mailadres mail_adres telefoonnummer achternaam accountgegevens mijn_gegevens mijn_adres adresgegevens *e-mail',
      ),
      anyOf('ander nieuw nieuwe wijzig* verander* veranderd instellen aanpassen pas klopt goed_bij verhuisd'),
    ],
    hasNot: anyOf(
      'bestelling* besteld* order pakket* bezorg* lever* levering retour* nieuwsbrief* verwijder*',
    ),
  },
  {
    heading: 'Hoe oud moet ik zijn om te bestellen?',
    intent: 'payment',
    has: [
      anyOf('16 17 15 minderjarig* leeftijd hoe_oud jonger nog_geen_18 onder_de_18'),
      anyOf('bestellen kopen bestel mag'),
      anyOf('ik ben mijn oud leeftijd dochter zoon'),
    ],
    hasNot: anyOf('achteraf klarna afbetaling cm graden euro dagen matras* *dekbed* uur x* kussen*'),
  },
  {
    heading: 'Aan welke eisen moet mijn wachtwoord voldoen?',
    intent: 'account',
    has: [
      kinds.password,
      anyOf(
        'eis* vereist* voldoe* voldoet tekens karakters lang leestekens hoofdletter* sterk* zwak ongeldig geweigerd geaccepteerd accepteert moeilijk* cijfers lengte goedgekeurd afgekeurd minimaal minstens pikt bevatten zitten bestaan',
      ),
    ],
  },
  {
    heading: 'Kan ik inloggen met Google, Facebook of Apple?',
    intent: 'account',
    has: [anyOf('inlog* aanmeld* log_in registr* account'), anyOf('google facebook apple itsme digid gmail')],
    hasNot: anyOf('nieuwsbrief'),
  },
  {
    heading: 'Kan ik tweestapsverificatie aanzetten?',
    intent: 'account',
    has: [
      anyOf(
        'tweestaps* 2fa twee-staps* tweefactor* two_factor authenticator* dubbele_beveiliging tweede_stap 2-staps* extra_beveilig*',
      ),
    ],
  },
  {
    heading: 'Hoe maak ik een account aan?',
    intent: 'account',
    has: [
      anyOf('*account* acount* accout* akkount profiel registr* registeren geregistreerd inschrijv*'),
      anyOf(
        'aanmaken aan_maken maak maken aanmkaen aanmake aangemaakt openen nieuw* registr* registeren geregistreerd',
      ),
    ],
    hasNot: anyOf(
      'nodig moet verplicht hoef zonder verwijder* wissen afmeld* nieuwsbrief* wijzig* verander* bestellen_zonder garantie nieuw_adres nieuw_wachtwoord product* vergeten bkr klarna termijnen',
    ),
  },
  {
    heading: 'Heb ik een account nodig om te bestellen?',
    intent: 'account',
    has: [
      anyOf('*account* acount* registr* registeren inloggen inlog aanmelden geregistreerd gast'),
      anyOf('moet nodig verplicht hoef zonder als_gast noodzakelijk per_se'),
    ],
    hasNot: anyOf(
      'nieuwsbrief* review* beoordeling* wachtwoord retour* terug* lukt wijzig* verwijder* herroep* herroepen ongedaan annul* afzien',
    ),
  },
  {
    heading: 'Hoe meld ik me af voor de nieuwsbrief?',
    intent: 'account',
    has: [
      anyOf('nieuwsbrief* mail mails mailtjes reclame* spam reclamemail* nieuwsbrieven mailing* e-mails'),
      anyOf('af geen afmeld* uitschrij* stop* opzeg* uit te_veel teveel niet_meer vanaf rotmails'),
      anyOf('af wil afmeld* uitschrij* stop* opzeg* te_veel teveel meer hoef vanaf graag'),
    ],
    hasNot: anyOf(
      'bevestiging* gekregen ontvangen binnen korting aanmeld* krijg_geen code* inlog* review* aankomt',
    ),
  },
  {
    heading: 'Kan ik artikelen bewaren op een verlanglijst?',
    intent: 'account',
    has: [
      anyOf(
        'verlanglijst* wensenlijst* wishlist* wenslijst* favoriet* hartje* verlanglijstje bewaar bewaren onthouden opslaan',
      ),
      anyOf(
        'verlanglijst* wensenlijst* wishlist* wenslijst* favoriet* hartje* voor_later artikelen dingen producten later',
      ),
    ],
    hasNot: anyOf(
      'ontwerp bed boxspring factuur bezorg* lever* voor_mij *dekbed* *overtrek* *sloop* pyjama* winterdekbed weg verdwenen kwijt leeg jouw je_favoriet* jullie_favoriet* huwelijks* geboorte* populair*',
    ),
  },
]
