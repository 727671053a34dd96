/** Questions about what happens around a purchase, one a line. */
export const serviceSentences = {
  delivery_cost: `
    wat kost bezorgen
    wat zijn de verzendkosten
    hoeveel betaal ik voor de levering
    is verzenden gratis
    vanaf welk bedrag is de bezorging gratis
    hoe duur is verzending naar belgie
    wat kost het om een boxspring te laten bezorgen
    leverkosten vlaanderen
    moet ik portokosten betalen
    zijn er bezorgkosten
    kost leveren iets
    hoeveel zijn de leveringskosten
    gratis verzending
    vanaf hoeveel euro geen verzendkosten
    verzendkosten belgie
    wat kost avondlevering
    kost het extra om op een bepaald moment te leveren
    wat zijn de kosten van thuisbezorging van grote meubels
    toeslag waddeneilanden
    verzendkosten voor een pakketje
    betaal ik verzendkosten bij een bestelling van 30 euro
    rekenen jullie iets voor de levering
    is het gratis als ik voor 100 euro bestel
    hoeveel moet ik bijbetalen voor de verzending naar brugge`,
  delivery_time: `
    wanneer wordt mijn pakket bezorgd als ik nu bestel
    hoe snel leveren jullie
    wat is de levertijd
    hoe laat moet ik bestellen om het morgen te hebben
    bezorgen jullie op zaterdag
    leveren jullie op zondag
    tot hoe laat kan ik vandaag bestellen
    hoelang duurt de bezorging
    als ik vandaag bestel wanneer heb ik het
    wordt er in het weekend geleverd
    leveren jullie op feestdagen
    binnen hoeveel dagen wordt er geleverd
    levertermijn
    kan ik een bezorgdag kiezen
    mag ik zelf kiezen op welke dag de boxspring komt
    kunnen jullie s avonds bezorgen
    hoe lang moet ik wachten op een boxspring
    morgen in huis
    voor welk uur moet ik bestellen
    kan ik zelf een dag kiezen voor de levering
    wanneer komen jullie langs met de kast
    vertrekt het vandaag nog als ik nu bestel
    gaat het vandaag nog de deur uit als ik straks bestel
    als ik vanavond bestel wordt het dan nog verstuurd
    hoe lang duurt het voor het er is`,
  delivery_how: `
    leveren jullie in belgie
    bezorgen jullie op texel
    leveren jullie ook in duitsland
    kan ik mijn pakket ophalen
    is er een afhaalpunt
    wat als ik niet thuis ben
    wordt de boxspring naar boven gebracht
    zetten jullie het bed in elkaar
    wie bezorgt de pakketten
    mijn pakket is zoek
    mijn pakje is kwijt
    bezorgen jullie met postnl of dhl
    kan het bij de buren worden afgegeven
    brengen jullie het tot in de slaapkamer
    hoe worden grote meubels geleverd
    past de boxspring door mijn trap
    wordt mijn kast gemonteerd geleverd
    kunnen jullie naar een postbus sturen
    afhalen in een pakketpunt
    komt de chauffeur binnen
    komen jullie met twee man
    met hoeveel personen komen jullie
    leveren jullie in heel vlaanderen
    leveren jullie aan huis op de derde verdieping
    sturen jullie ook naar frankrijk
    mag een ander mijn pakket aannemen
    ik woon op ameland kunnen jullie daar leveren
    kunnen jullie het in gent komen brengen
    ik ben overdag aan het werk wat gebeurt er met mijn pakket
    wordt een matras door een of twee mensen gebracht
    kan ik het laten leveren bij een winkel in de buurt`,
  old_goods: `
    nemen jullie mijn oude matras mee
    kan ik mijn oude bed inleveren
    wat doe ik met mijn oude lamp
    halen jullie mijn oude boxspring op
    waar kan ik een oud matras inleveren
    kost het meenemen van een oud matras geld
    oude matras afvoeren
    recyclen jullie matrassen
    kan de bezorger mijn oud bed meenemen
    oude lamp teruggeven
    recupel
    matras naar milieustraat`,
  payment: `
    hoe kan ik betalen
    welke betaalmethoden hebben jullie
    kan ik met ideal betalen
    accepteren jullie bancontact
    kan ik met creditcard betalen
    kan ik met paypal betalen
    is betalen bij jullie veilig
    kan ik bij levering betalen
    kan ik met een cadeaubon betalen
    kan ik contant betalen
    kan ik met visa betalen
    nemen jullie mastercard
    kan ik met payconiq betalen
    kan ik per overschrijving betalen
    zijn de prijzen inclusief btw
    kost betalen met paypal extra
    krijg ik een factuur
    kan ik een rekening krijgen
    betaalmogelijkheden
    apple pay
    aan de deur betalen
    met welke kaart kan ik betalen`,
  pay_later: `
    kan ik achteraf betalen
    kan ik in termijnen betalen
    hebben jullie klarna
    kan ik gespreid betalen
    betalen met riverty
    kan ik in 3 keer betalen
    kan ik op afbetaling kopen
    betalen na ontvangst
    mag ik pas betalen als het er is
    ik wil volgende maand pas betalen
    eerst ontvangen en dan betalen
    kan ik later betalen
    in3 betalen
    maandelijks afbetalen
    billink`,
  payment_trouble: `
    mijn betaling is mislukt
    er is geld afgeschreven maar ik zie geen bestelling
    ik kan niet betalen
    de betaling lukt niet
    ik heb twee keer betaald
    mijn bank geeft een foutmelding
    ik kreeg een fout bij het afrekenen
    de betaling is geweigerd
    betaald maar geen bevestiging gekregen
    ideal werkt niet
    mijn kaart werd niet aanvaard
    ik krijg een fout op de betaalpagina
    er is dubbel afgeschreven
    mijn kaart wordt niet aanvaard`,
  returns: `
    hoe kan ik iets retourneren
    hoe stuur ik een artikel terug
    wat kost terugsturen
    hoeveel dagen heb ik om te retourneren
    kan ik een matras terugsturen als het niet bevalt
    mag ik beddengoed terugsturen als de verpakking open is
    wanneer krijg ik mijn geld terug
    hoelang duurt een terugbetaling
    kan ik ruilen voor een andere maat
    retour
    ik wil van mijn aankoop af
    wat is de bedenktijd
    hoe herroep ik mijn aankoop
    kan ik een boxspring retourneren
    ik wil iets terugbrengen
    is retourneren gratis
    waar moet ik mijn retour naartoe sturen
    heb ik een retourlabel nodig
    kan ik een artikel uit de outlet retourneren
    het past niet kan ik het omruilen
    retourvoorwaarden
    mag ik een matras proefslapen
    ik wil mijn geld terug
    de kleur valt tegen kan ik het terugsturen
    kan ik iets terugzenden naar jullie
    retour vanuit belgie
    moet ik de retour zelf betalen
    wie betaalt de retourzending
    het bevalt niet mag het terug
    de doos is weg kan ik nog retourneren
    ik heb het al uitgepakt mag het dan nog terug
    binnen welke termijn moet ik het terugsturen
    ik zie af van de koop`,
  warranty: `
    mijn lamp is kapot
    heb ik nog garantie
    hoe lang is de garantie op een matras
    het artikel is beschadigd aangekomen
    er zit een scheur in mijn overtrek
    ik heb het verkeerde artikel gekregen
    mijn boxspring kraakt na een jaar
    er ontbreekt een onderdeel
    ik heb een klacht
    mijn matras is doorgezakt
    de naad is los
    het product is stuk
    ik wil een defect melden
    garantietermijn
    er mist iets in mijn pakket
    transportschade
    de motor van mijn bed doet het niet meer
    mijn bestelling is niet compleet
    ik ben niet tevreden over het product
    kapot na twee maanden`,
  order_status: `
    waar is mijn bestelling
    wat is de status van mijn bestelling
    waar blijft mijn pakket
    wanneer komt mijn bestelling
    is mijn order al verzonden
    ik wil mijn bestelling volgen
    track en trace
    mijn bestelling is nog niet aangekomen
    ik wacht al een week op mijn bestelling
    kun je kijken hoe het met mijn order staat
    bestelnummer 1000123
    mijn ordernummer is kjd1000001
    kjd1000234
    hoever is mijn bestelling
    is mijn pakket onderweg
    waar zit mijn pakje
    wanneer wordt mijn boxspring geleverd die ik besteld heb
    ik heb vorige week besteld en nog niets gehoord
    status order
    mijn levering is te laat
    de bezorger is niet gekomen
    ik heb nog niks ontvangen
    bestelling volgen
    waar blijft mijn levering
    ik heb vorige maand een bank besteld hoe zit het daarmee
    er zou vandaag bezorgd worden maar er kwam niemand
    wanneer mag ik mijn bestelling verwachten
    het pakje is nooit aangekomen
    is wat ik gekocht heb al vertrokken
    hoe staat het met mijn aankoop
    ik wacht al weken op mijn spullen`,
  order_change: `
    ik wil mijn bestelling annuleren
    kan ik mijn bestelling nog wijzigen
    ik heb een verkeerd adres ingevuld
    ik wil het adres van mijn bestelling aanpassen
    kan ik mijn bestelling nog veranderen
    annuleer mijn order
    ik heb de verkeerde maat besteld
    kan ik de leverdatum verzetten
    ik wil een andere bezorgdag
    kan ik nog iets toevoegen aan mijn bestelling
    hoe annuleer ik
    ik heb per ongeluk twee keer besteld
    kan ik mijn afspraak verzetten
    bestelling stopzetten
    andere kleur in plaats van wat ik besteld heb
    mijn bestelling afzeggen
    ik heb me vergist bij het bestellen`,
  account: `
    hoe maak ik een account
    ik kan niet inloggen
    ik ben mijn wachtwoord vergeten
    heb ik een account nodig om te bestellen
    hoe verwijder ik mijn account
    waar zie ik mijn bestellingen
    hoe wijzig ik mijn e-mailadres
    ik wil me afmelden voor de nieuwsbrief
    welke gegevens bewaren jullie van mij
    hoe zit het met privacy
    ik krijg geen mail van jullie
    geen bevestigingsmail ontvangen
    waar vind ik mijn ordernummer
    hoe weet ik of mijn bestelling gelukt is
    inloggen met een passkey
    mijn gegevens wissen
    wat doen jullie met mijn gegevens
    cookies`,
  discount: `
    hebben jullie een kortingscode
    waar vul ik mijn kortingscode in
    mijn kortingscode werkt niet
    zijn er acties
    is er black friday
    ik heb een voucher gekregen wat kan ik ermee
    heb je een actiecode voor me
    hoe werkt de waardebon
    krijg ik korting als ik me inschrijf
    zijn er dagdeals
    hoe gebruik ik een voucher
    studentenkorting
    wanneer beginnen de solden
    is er nu sale
    wat betekent de doorgestreepte prijs
    kortingscode invullen
    waar vind ik jullie acties
    kan ik twee kortingscodes combineren`,
  business: `
    kan ik als bedrijf bestellen
    ik wil zakelijk bestellen
    kan ik op rekening kopen voor mijn bedrijf
    leveren jullie aan hotels
    ik wil een offerte voor twintig bedden
    btw verlegd
    bestellen met btw-nummer
    kunnen wij als school bestellen
    zakelijke bestelling
    factuur op naam van mijn bedrijf
    grote aantallen bestellen voor een hotel`,
  contact: `
    ik wil een medewerker spreken
    kan ik met een mens praten
    wat is jullie telefoonnummer
    hoe kan ik jullie bereiken
    wat zijn de openingstijden
    ik wil bellen
    wat is jullie e-mailadres
    hebben jullie een winkel
    waar zit jullie showroom
    waar zijn jullie gevestigd
    tot hoe laat kan ik bellen
    klantenservice
    ik wil iemand spreken
    contact opnemen
    zijn jullie vandaag open
    wat is jullie adres
    verbind me door met een medewerker
    kan iemand mij terugbellen
    hebben jullie whatsapp
    klantendienst
    kan ik ergens gaan proefliggen
    openingsuren
    liever een echt persoon`,
} as const
