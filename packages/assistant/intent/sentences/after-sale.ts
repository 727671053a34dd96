/** Questions about what happens after an order, one a line. */
export const afterSaleSentences = {
  returns: `
    mijn bedenktijd eindigt in het weekend
    geldt mijn bedenktijd nog op maandag
    waar moet het retourpakket naartoe
    waar stuur ik het pakket heen
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
} as const
