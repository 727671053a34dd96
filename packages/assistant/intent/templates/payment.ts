/** Ways of asking about paying and paying less. */
export const paymentTemplates = {
  payment: `
    {accepteert u|accepteren jullie|nemen jullie} {american express|amex|maestro|contant geld|bitcoin}
    {afrekenen|betalen} {met|via} {tikkie|de app|een qr-code|mijn telefoon}
    {kan|mag} ik {bij jullie |hier |}{met|via} <pay> {betalen|afrekenen}
    {accepteren|aanvaarden|nemen} jullie {ook |}<pay> {als betaling|}
    {werkt|lukt|is} <pay> {ook|mogelijk|toegestaan}
    <pay> {mogelijk|kan dat|betalen|}
    {hoe|op welke manieren|waarmee} {kan ik|kunnen we|moet ik} {betalen|afrekenen|de rekening voldoen}
    {welke|wat voor} {betaalmethodes|betaalmogelijkheden|betaalwijzen|betaalmiddelen} {zijn er|hebben jullie|bieden jullie aan}
    {is|zijn} {het|betalen hier|jullie betaalpagina} {veilig|betrouwbaar|beveiligd} {om mijn rekening te gebruiken|met mijn kaart|}
    {kan|mag} ik {cash|contant|aan de deur|bij de chauffeur|bij levering|bij afhaling} {betalen|pinnen|afrekenen}
    {krijg ik|sturen jullie|waar vind ik} {een factuur|een bon|een kassabon|een btw-factuur|een aankoopbewijs} {bij mijn aankoop|per mail|}
    {zijn|is} {de prijzen|alles|het bedrag} {inclusief|met|zonder|exclusief} btw
    {betaal ik|rekenen jullie|kost het} {extra|meer|een toeslag} {met|voor|bij} <pay>
    {moet|mag} ik {vooraf|meteen|direct|op voorhand} betalen
    {wanneer|op welk moment} {wordt het geld|gaat het bedrag} {afgeschreven|van mijn rekening}`,
  pay_later: `
    {kan|mag} ik {ook |}{later|achteraf|over een maand|na levering|pas na ontvangst|volgende maand} betalen
    {kan|mag} ik {in|op} {termijnen|delen|schijven|drie keer|afbetaling|maandelijkse bedragen} betalen
    {kan ik|kun je hier|mag ik} {gespreid|in stukken|maandelijks|verdeeld over maanden} {betalen|afbetalen|aflossen}
    {hebben|werken} jullie {met|ook} {klarna|riverty|billink|in3|afterpay|alma}
    {klarna|riverty|billink|afterpay|in3} {mogelijk|betalen|kan dat}
    {kopen|bestellen} {op afbetaling|op krediet|en pas later betalen}
    {hoe oud|welke leeftijd|mag een minderjarige} {moet je zijn voor achteraf betalen|achteraf betalen}
    {betaal ik|komt er} {rente|intrest|extra kosten} {bij achteraf betalen|als ik in termijnen betaal|bij gespreid betalen}
    {waarom word ik|mijn aanvraag is} {geweigerd|afgewezen} {voor achteraf betalen|bij klarna|door riverty}`,
  payment_trouble: `
    {er ging|er is} {iets|wat} {fout|mis} {met betalen|bij het afrekenen|met de betaling}
    ik weet niet of {mijn betaling|het betalen} {gelukt is|goed ging}
    {mijn|de} {betaling|overschrijving|transactie} {is|werd} {mislukt|niet gelukt|geweigerd|afgebroken|niet doorgegaan}
    {betalen|afrekenen|ideal|bancontact|paypal|mijn creditcard} {lukt niet|werkt niet|blijft hangen|geeft een fout|doet het niet}
    {ik heb|er is} {betaald|geld afgeschreven} {maar|en} {zie geen bestelling|kreeg geen bevestiging|de bestelling staat er niet}
    {ik heb|er is} {dubbel|twee keer|tweemaal} {betaald|afgeschreven}
    {tijdens|bij} het {betalen|afrekenen} {kreeg ik een foutmelding|viel het internet weg|sloot de pagina|ging er iets mis}
    {de betaalpagina|het betaalscherm|de app van mijn bank} {geeft een fout|laadt niet|loopt vast|blijft leeg} {is mijn geld weg|wat nu|}
    {mijn kaart|mijn bankkaart|mijn pas} {wordt|werd} {geweigerd|niet geaccepteerd|niet aanvaard}
    {is|zijn} {mijn betaling|het geld} {wel |}{goed aangekomen|gelukt|ontvangen|doorgekomen}
    {kan ik|hoe kan ik} {opnieuw|nog een keer|alsnog} betalen`,
  discount: `
    waar kan ik {mijn|een} {bon|cadeaubon|voucher|code} {inleveren|gebruiken|invoeren}
    doen jullie {mee met|aan} {black friday|de solden|kortingen|acties}
    {hebben jullie|heb je|is er} {een|nog een} {kortingscode|actiecode|promocode|couponcode|kortingsbon|waardebon}
    {waar|hoe} {vul|geef|voer} ik {mijn|de|een} {kortingscode|code|voucher|bon|promocode} {in|op}
    {mijn|de} {kortingscode|vouchercode|voucher|actiecode|bon} {werkt niet|wordt niet geaccepteerd|doet niks|is ongeldig|wordt geweigerd}
    {hoe lang|tot wanneer} is {mijn|de|een} {voucher|kortingscode|waardebon|code} {geldig|nog geldig}
    {krijg ik|is er|geven jullie} korting {als nieuwe klant|bij de nieuwsbrief|voor studenten|bij meer stuks|voor 65-plussers|met black friday}
    {wanneer|zijn er} {begint de sale|zijn de solden|is er uitverkoop|starten de koopjes|acties op <big>}
    {mag|kan} ik {twee|meerdere} {codes|kortingscodes|vouchers|bonnen} {tegelijk gebruiken|combineren|samenvoegen}
    {hebben jullie|bestaan er} {cadeaubonnen|cadeaukaarten|een cadeaubon|giftcards}
    {kan ik|mag ik} {een cadeaubon|een cadeaukaart|een vvv-bon} {gebruiken|inleveren|inwisselen}
    {waarom|wat betekent het dat} {staat er een streep door de prijs|de prijs doorgestreept is|er een adviesprijs staat}
    {geldt|werkt} {de korting|de code|mijn bon} {ook |}{op aanbiedingen|op de outlet|voor alles|op <big>}`,
} as const
