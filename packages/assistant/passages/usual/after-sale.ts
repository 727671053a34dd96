import type { SubjectQuestions } from './subject-questions.ts'

export const usualAfterSaleQuestions = {
  returns: {
    usual: 'Hoe lang heb ik om iets terug te sturen?',
    others: [
      [
        /weekend|zondag|maandag|feestdag/u,
        'Hoe lang heb je? Valt de laatste dag in het weekend of op een feestdag',
      ],
      [
        /gewassen|gebruikt|gemonteerd|opgehangen/u,
        'Mag ik een matras proberen en dan terugsturen? wat door gebruik minder waard wordt',
      ],
      [/\breden\b|waarom ik/u, 'Moet ik een reden geven als ik van een koop afzie?'],
      [
        /samen ?gestel|samen ?stel|boxspring.*(?:kleur|stof) kies/u,
        'Kan ik een boxspring terugsturen die ik zelf samenstelde?',
      ],
      [
        /terugbreng|terug (?:naar|in) (?:de|een|jullie) winkel|langsbreng|binnenbreng|filiaal|met de post/u,
        'Kan ik iets terugbrengen naar een winkel?',
      ],
      [
        /op maat|maatwerk|ingekort|niet (?:retour|terug|ruil|omruil)|uitzondering|wat kan ik niet|welke artikelen/u,
        'Wat je niet kunt herroepen: artikelen naar jouw maten',
      ],
      [/aanbieding|outlet|sale|tweede kans|korting/u, 'Geldt de bedenktijd ook bij aanbiedingen?'],
      [
        /^(?:en|maar|of)\b.*(?:boxspring|\bbed\b|kast|\bbank\b|meubel|zetel)/u,
        'Wat kost terugsturen? Grote meubels',
      ],
      [/ruil|wissel|andere (?:maat|kleur)|liever (?:een|de|het)|grotere|kleinere/u, 'Kan ik ruilen?'],
      [
        /(?:bezorg|verzend|lever)kosten (?:\S+ ){0,2}(?:terug\b|vergoed)/u,
        'je krijgt alles terug, ook de gewone bezorgkosten',
      ],
      [/kost|gratis|betaal|betalen|porto|rekening van|eigen rekening/u, 'Wat kost terugsturen?'],
      [
        /\bgeld\b|centen|terugbeta|op m(?:ij)?n rekening|terugstort|bedrag/u,
        'Wanneer heb ik mijn geld terug?',
      ],
      [
        /doos|folie|plastic|karton|verpakking|\bhoes\b|uitgepakt|open|oud papier/u,
        'Uitproberen mag: zonder originele verpakking mag het ook',
      ],
      [
        /gewassen|gebruik|geslapen|proefslapen|uitprobe|testen|probe|lekker/u,
        'Mag ik een matras proberen en dan terugsturen?',
      ],
      [/\bwaar\b|adres|naartoe|\bheen\b|retourlabel/u, 'Waar stuur je het heen? Het retouradres'],
      [/ophalen|komen halen|halen jullie|afhalen|terughalen/u, 'Grote meubels ophalen, wat kost terugsturen'],
      [
        /hoe ?lang|hoeveel (?:dagen|tijd)|tot (?:wanneer|welke)|binnen (?:hoeveel|welke)|termijn|bedenktijd|zichttermijn|op welke dag|vanaf wanneer/u,
        'Hoe lang heb ik om iets terug te sturen?',
      ],
      [
        /hoe|herroep|annul|koop|\baf\b|\bvan ?af\b|ervan|spijt|bedacht|geld terug/u,
        'In drie stappen herroepen en terugsturen',
      ],
    ],
  },
  warranty: {
    usual: 'Mijn artikel kwam beschadigd aan, wat nu?',
    others: [
      [
        /hoe ?lang|hoeveel jaar|tot wanneer|\bjaar\b|maanden|garantie|waarborg/u,
        'Mijn artikel ging na een jaar kapot. Heb ik nog garantie?',
      ],
      [
        /ontbreek|ontbrak|mankeer|mist|\bmis\b|zat geen|compleet/u,
        'Bij ontvangst: kijk of alles heel en compleet is, meld het',
      ],
      [/klacht|ontevreden|niet tevreden|teleurgesteld/u, 'Een klacht'],
      [
        /verkeerd|andere (?:kleur|maat)|iets anders/u,
        'kapot, verkeerd of beschadigd aangekomen: je betaalt niets',
      ],
    ],
  },
  order_change: {
    usual: 'Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?',
    others: [
      [
        /(?:dag|datum|moment|levering).*(?:verzet|verplaats|uitstel|later)|(?:verzet|verplaats|uitstel).*(?:dag|datum|levering)/u,
        'Kan ik zelf een dag kiezen, of later laten bezorgen?',
      ],
      [/annul|afzeg|\baf\b|stop|cancel|niet meer|hoeft niet|bedacht/u, 'Hoe annuleer ik?'],
    ],
  },
} as const satisfies Record<string, SubjectQuestions>
