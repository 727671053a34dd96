/** Questions about paying and paying less, one a line. */
export const paymentSentences = {
  payment: `
    wanneer wordt het geld afgeschreven
    betaal ik meteen of pas als het verstuurd wordt
    ik wil de factuur van een oude bestelling
    stuur me de factuur voor mijn belastingaangifte
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
} as const
