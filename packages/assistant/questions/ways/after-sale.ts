import type { SubjectQuestions } from '../subject-questions.ts'

/** How shoppers ask what pages say about giving goods back, faults, and orders that must change. */
export const afterSaleQuestions = {
  returns: {
    usual: 'Kan ik terugsturen wat tegenvalt, niet past of niet mooi is?',
    others: {
      'Hoe lang heb ik om iets terug te sturen? Veertien dagen': `
        {hoe lang|hoelang|hoeveel dagen|tot wanneer} {heb ik|kan ik|mag ik} {bedenktijd|iets terugsturen|retourneren|om te ruilen|om terug te sturen|ruilen}
        {bedenktijd|zichttermijn|retourtermijn|retour termijn|hoeveel dagen retour}`,
      'Kan ik terugsturen wat tegenvalt, niet past of niet mooi is?': `
        {kan|mag} {ik|dat} {het |dat |iets |}{terugsturen|terug|retour|retourneren|retour sturen} als het {niet past|tegenvalt|niet bevalt|niet goed is|te klein is}
        {ik heb me bedacht|bevalt niet|het valt tegen|toch niet mooi} {kan het terug|mag het terug|wat nu}
        {kan|mag} {ik |het |}{iets |}{terug|retour|terugsturen}
        wat {als|nu als|doe ik als} {het|hij|ze|mijn bestelling} {niet bevalt|tegenvalt|niet mooi is|niet lekker ligt|toch niet goed is|niet past}
        {de |}{kleur|maat|stof|kwaliteit} {van het overtrek|van het laken|} {valt tegen|valt anders uit|is anders dan op de foto|klopt niet met de foto|vind ik niet mooi} {kan het terug|}`,
      'Hoe lang heb je? Valt de laatste dag in het weekend of op een feestdag': `
        {wat als|en als} de {laatste dag|termijn|bedenktijd} {in het weekend|op zondag|op een feestdag} {valt|afloopt}
        vanaf wanneer {telt|begint|loopt} {de bedenktijd|mijn termijn|de 14 dagen}`,
      'Moet ik een reden geven als ik van een koop afzie?': `
        moet ik {een reden geven|zeggen waarom|uitleggen waarom|vertellen waarom} {als ik het terugstuur|ik iets terugstuur|bij retour|}
        {waarom|is een reden nodig} {moet ik een reden geven|bij terugsturen}
        moet ik {zeggen|uitleggen|vertellen} waarom ik {het|iets} {terugstuur|niet wil|retourneer}`,
      'Kan ik een boxspring terugsturen die ik zelf samenstelde?': `
        {kan|mag} ik {een|mijn} {zelf samengestelde|samengestelde|zelfgemaakte} {boxspring|bed} {terugsturen|retourneren|terug}
        {samengesteld bed|samengestelde boxspring} {retour|terug} {mogelijk|}`,
      'Kan ik iets terugbrengen naar een winkel?': `
        {kan|mag} ik het {ook |}{terugbrengen|langsbrengen|komen brengen|inleveren} {in een winkel|naar de winkel|bij jullie|in jullie magazijn}
        {waar|kan ik ergens} {breng ik het terug|terugbrengen in een winkel}`,
      'Wat je niet kunt herroepen: artikelen die we speciaal naar jouw maten maken': `
        {wat|welke artikelen|welke producten} {kan ik niet|mag ik niet|kunnen niet} {terugsturen|retourneren|terug|ruilen}
        {kan|mag} {maatwerk|iets op maat|gordijnen op maat} {terug|retour|ook terug}`,
      'Geldt de bedenktijd ook bij aanbiedingen?': `
        {geldt|kan|mag} {retour|bedenktijd|terugsturen|iets terug} ook bij {aanbiedingen|sale|outlet|afgeprijsde artikelen|sale artikelen|tweede kans}
        ik heb iets in de {outlet|sale|uitverkoop} gekocht kan ik dat ook terugsturen
        {sale|outlet|aanbieding|tweede kans} {terugsturen|retour|ruilen} {kan dat|}`,
      'Wat kost terugsturen?': `
        {wat|hoeveel} kost {terugsturen|retourneren|een retour|retour|het terugsturen} {van een pakket|}
        {is|kost} {terugsturen|retour|retourneren} {gratis|geld|iets}
        wie betaalt {de retour|het terugsturen|de retourkosten|dat|de verzendkosten van de retour}
        retourkosten
        {moet ik|betaal ik} {de retour|het terugsturen|de verzending terug} zelf {betalen|}`,
      'Wat kost terugsturen? Grote meubels halen we op': `
        {halen|komen} jullie {een <big>|het bed|de <big>|grote meubels} {ook |}{op|terughalen|halen} {als ik hem niet wil|bij retour|}
        hoe {stuur|geef|krijg} ik een {<big>|groot meubel} terug
        {wat kost|hoeveel kost} {een <big>|het bed} {terugsturen|retour|laten ophalen}
        {kan|mag} {een|ook een} <big> {terug|retour|teruggestuurd worden}
        {ook|en} een {boxspring|bed|<big>}
        {wat|hoeveel} kost {het ophalen|ophalen|laten ophalen} {als hij niet bevalt|als ik hem terugstuur|van een <big> die terug gaat|bij retour}
        hoe {retourneer|stuur} ik een {<big>|bed} {terug|}`,
      'Kan ik ruilen?': `
        {kan|mag|wil} ik {het |iets |}{ruilen|omruilen|omwisselen} {voor een andere maat|voor een andere kleur|voor een grotere|}
        {verkeerde maat besteld|te klein besteld|andere kleur} {ruilen|omruilen|kan ik ruilen}
        {ik wil|graag} {liever |}{een andere maat|een andere kleur|een grotere|een kleinere maat}
        het is {kleiner|groter|donkerder} dan gedacht omruilen
        {kan|mag} ik {het |}ruilen {zonder bon|zonder bonnetje|zonder reden|voor een andere maat|voor een andere kleur|als het een cadeau was|}
        {dubbel gekregen|cadeau gekregen|gekregen voor mijn verjaardag} {kan ik het ruilen|ruilen}`,
      'Wat je terugkrijgt: je krijgt alles terug, ook de gewone bezorgkosten': `
        {krijg ik|worden} {ook |}{de |mijn |}{verzendkosten|bezorgkosten} {terug|vergoed|teruggestort|terugbetaald}
        {krijg ik|hoeveel krijg ik} {alles|het hele bedrag|hoeveel geld} terug {als ik maar een deel terugstuur|}
        {kan|mag} ik {maar 0|een deel|0 van de 0|een van de 0|niet alles} {terugsturen|retourneren|houden|teruggeven}`,
      'Wanneer heb ik mijn geld terug?': `
        {wanneer|hoe snel|binnen hoeveel dagen} {krijg ik|heb ik|komt} mijn {geld|centen|bedrag} {terug|teruggestort}
        hoe lang duurt {terugbetalen|de terugbetaling|het geld terug|voor jullie terugbetalen}
        {wanneer|hoe snel} staat {mijn|het} geld {terug|weer} op mijn rekening
        {nog geen|waar blijft mijn} geld {terug gekregen|terug|ontvangen voor mijn retour}
        {terugbetaling|terugstorten|refund}`,
      'Uitproberen mag. Zonder de originele verpakking mag het ook': `
        {doos|verpakking|folie|karton|plastic} {al |}{weggegooid|weg|kapot|open|eraf} {is dat erg|kan het nog terug|mag het nog retour|}
        {ik heb |}de {folie|hoes|verpakking} {eraf gehaald|van het matras gehaald|weggegooid|bij het oud papier} {kan het dan nog retour|te laat om te retourneren|}
        moet het {in de originele verpakking|in de doos|ongeopend} {terug|blijven}
        {verpakking|pakket} {is open|al opengemaakt|geopend} {mag het nog terug|kan ik het nog terugsturen}`,
      'Mag ik een matras proberen en dan terugsturen? Wat door gebruik minder waard wordt': `
        {matras|kussen|bed|topper} {al op geslapen|uitgeprobeerd|een nacht gebruikt} {mag die nog terug|kan dat terug|retour}
        {ik heb er|er is} {op geslapen|in geslapen|op gelegen} {mag het nog terug|kan het nog retour}
        {kan|mag} ik {een matras|het bed|het kussen} {eerst |}{proberen|uitproberen|testen|proefslapen}
        {al |een keer |}{gewassen|gebruikt|gedragen} {kan ik het nog terugsturen|mag het nog retour|toch terug}`,
      'Waar stuur je het heen? Het retouradres': `
        {naar welk adres|waarheen|waar naartoe|waar} {moet|stuur ik|kan} {het|ik het|het pakket|de retour} {terug|naartoe sturen|heen|heen sturen|opsturen}
        {retouradres|retour adres|adres voor retour}`,
      'Kan ik iets terugbrengen? Een pakket stuur je op met een vervoerder die je zelf kiest, naar het retouradres': `
        stuur me {even |}een {retourlabel|verzendlabel}
        {retourlabel|verzendlabel|retour etiket} {zit er niet bij|niet gekregen|waar vind ik die|nodig|krijg ik die}
        met {welke vervoerder|wie|vervoerder} {stuur ik|moet ik} het terug {sturen|}`,
      'In drie stappen herroepen en terugsturen': `
        {hoe|op welke manier} {kan ik|moet ik|stuur ik|retourneer ik|werkt} {iets |het |}{terugsturen|terug|retourneren|retour sturen|retour}
        {ik wil|wil} {iets|mijn bestelling|het} {terugsturen|retourneren|retour doen|terug sturen} {hoe|hoe doe ik dat|}
        {retour aanmelden|retour aanvragen|retourneren hoe|retourformulier|retourprocedure|retourneren hoe gaat dat in zijn werk}
        ik {wil|zie} {van de koop af|af van de koop}
        {terugsturen|retour} {vanuit belgie|vanuit nederland} {hoe gaat dat|}
        ik heb {me|mij} bedacht {wat nu|hoe nu verder|}`,
    },
  },
  warranty: {
    usual: 'Mijn artikel kwam beschadigd aan, wat nu?',
    others: {
      'Mijn artikel kwam beschadigd aan. Maak een foto en meld het': `
        {mijn |de |het |}{<small>|<big>|artikel|pakket} {kwam|is} {beschadigd|kapot|gescheurd|gebroken} {aan|binnengekomen|geleverd|uit de doos}
        er zit een {scheur|gat|vlek|kras|deuk|barst} in {mijn|het|de} {<small>|<big>|laken} {na 0 keer wassen|}
        {schade|transportschade|beschadiging} {melden|aan mijn <big>|wat nu}
        {lamp|fauteuil|bed|kussen} {doet het niet|werkt niet|kraakt|wiebelt|is stuk}
        {een|de} {poot|lade|rits|knop|lat} {van mijn <big>|van het bed|van de lamp|} is {afgebroken|gebroken|losgeraakt|kapot}
        {net|gisteren} {gekregen|ontvangen} en {al stuk|kapot|beschadigd}`,
      'Mijn artikel ging na een jaar kapot. Heb ik nog garantie?': `
        hoeveel {jaar|maanden} garantie {zit er op|heb ik op|krijg ik op|geven jullie op} {een <big>|mijn <big>|een <small>|}
        {garantie|waarborg} {op een <big>|termijn|hoe lang|}
        {<big>|<small>} {is |}na {0 maanden|0 jaar|een jaar} {stuk|kapot|doorgezakt|versleten|met kuil}
        {<big>|<small>} na 0 jaar {doorgelegen|kapot|versleten} {kan ik aanspraak maken op garantie|}
        {kapot|stuk} na 0 {jaar|maanden} {heb ik nog garantie|wat kan ik doen}
        {mijn|het|de|een} {laken|hoeslaken|dekbed|overtrek|handdoek|matras|topper|kussen|vloerkleed} {is|raakt|zijn} {gekrompen|verkleurd|doorgezakt|kapot gegaan|gescheurd|pluizig|gaan pluizen|uitgerafeld|losgeraakt|lek} {in de was|na 0 maanden|na een jaar|na 0 keer wassen|}
        {vorig jaar|0 maanden geleden|een jaar geleden} gekocht en {nu al |}{doorgezakt|kapot|versleten|gescheurd|verkleurd|stuk}`,
      'Wat eronder valt: een kuil in de kern van je matras, tien jaar garantie': `
        {er zit een kuil in|kuil in} {mijn matras|het matras|de matras} {na 0 jaar|}
        {matras|matras met} {doorgezakt|kuil|ingezakt} na 0 jaar
        10 jaar garantie {op de kern|matras}`,
      'Bij ontvangst: kijk of alles heel en compleet is, meld het': `
        {moet ik|hoe|wanneer moet ik} {alles|het|mijn pakket|de levering} {meteen |}{controleren|nakijken|uitpakken} {bij ontvangst|als het komt|}`,
      'Er ontbreekt iets aan mijn bestelling.': `
        er {ontbreekt|mist|ontbreken|zit} {maar |nog |}{iets|een artikel|geen sloop|een sloop|een onderdeel|schroeven|poten|een kussensloop}
        {niet compleet|onvolledig|incompleet|ik mis een deel} {geleverd|}
        {pakket|doos} kwam open aan en er {ontbreekt|mist} iets`,
      'Een klacht': `
        ik heb een klacht {over de bezorger|over mijn bestelling|over jullie|}
        {klacht|klacht indienen|klagen} {waar|hoe|}
        {ontevreden|niet tevreden|teleurgesteld} over {de bezorger|jullie service|de kwaliteit}`,
      'Is het artikel kapot, verkeerd of beschadigd aangekomen, dan betaal je niets': `
        {verkeerde|andere} {kleur|maat|artikel|product} {gekregen|ontvangen|geleverd|gestuurd}
        {ik kreeg|jullie stuurden} {iets anders|het verkeerde|een andere kleur} dan {besteld|ik bestelde}`,
    },
  },
  order_change: {
    usual: 'Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?',
    others: {
      'Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?': `
        {kan ik|ik wil|hoe kan ik} {mijn |de |}{bestelling|order|adres van mijn bestelling|kleur|maat|bezorgadres} {nog |}{wijzigen|veranderen|aanpassen}
        {verkeerd adres|verkeerde maat|verkeerde kleur|dubbel} {besteld|ingevuld|opgegeven} {kan dat nog anders|}
        {kan ik|mag ik} {nog iets|iets} {toevoegen aan|bij doen bij|erbij bestellen bij} mijn bestelling
        adres {nog |}{veranderen|aanpassen} van {een |mijn |}bestelling {die onderweg is|}`,
      'Kan ik zelf een dag kiezen, of later laten bezorgen? Wil je een dag verzetten': `
        {kan ik|ik wil} {de leverdag|de bezorgdag|de afspraak|de levering van mijn <big>|de datum} {verzetten|verplaatsen|veranderen|uitstellen}
        ik ben {die dag|dan} toch niet thuis kan {de levering|de afspraak} {een andere dag|verzet worden}`,
      'Hoe annuleer ik?': `
        {hoe|kan ik|ik wil} {annuleer ik|mijn bestelling annuleren|annuleren|de bestelling stoppen|afzeggen|mijn order cancelen} {van gisteren|}
        hoe kom ik van mijn bestelling af {die nog niet verzonden is|}
        {annuleren|annulering|bestelling afzeggen|cancel order|hoeft niet meer|bestelling ongedaan maken}`,
    },
  },
} as const satisfies Record<string, SubjectQuestions>
