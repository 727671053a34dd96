/** Questions about the shop and the account, one a line. */
export const shopSentences = {
  about_shop: `
    wie zijn jullie
    wie zit er achter deze winkel
    hoe lang bestaan jullie al
    zijn jullie een betrouwbare winkel
    waar komen jullie producten vandaan
    worden jullie matrassen in europa gemaakt
    zijn jullie producten duurzaam
    hebben jullie vacatures
    kan ik bij jullie solliciteren
    zijn de reviews echt
    hoe schrijf ik een review
    kan ik een beoordeling achterlaten
    is dit een nederlands bedrijf
    verkopen jullie ook via bol
    hoe kiezen jullie wat jullie verkopen
    doen jullie iets voor het milieu`,
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
  business: `
    moet ik als belgisch bedrijf btw betalen
    geldt btw verlegd bij levering in belgie
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
