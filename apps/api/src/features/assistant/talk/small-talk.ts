import { createFacts } from '@sluimer/assistant/exit/facts'
import { aDraft, type Draft } from '../draft/draft.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { answerTalk } from './answer-talk.ts'

/** What people say to an assistant besides asking, and a kind word back that leads to the shop. None of it promises anything. */
const replies: readonly { said: RegExp; words: string; needsPerson?: true }[] = [
  {
    said: /\b(?:waardelo\w*|belachelijk\w*|schandalig\w*|nutteloos|bagger|wat een (?:drama|puinhoop|gedoe|flutwinkel)|(?:slechte|trage|stomme|domme|rare|achterlijke) (?:site|website|webshop|winkel|service|chat|chatbot|robot|bot|assistent)|(?:site|website|webshop|winkel|service|chat) (?:is|werkt) (?:\S+ )?(?:slecht|traag|stom|ruk|niks|dom)|bedankt voor (?:niks|niets)|(?:slecht|dom|stom|raar|waardeloos|nutteloos) antwoord|dank (?:je|u) (?:wel )?voor (?:niks|niets)|rot(?:site|winkel|chat|ding|zooi)|(?:helpt|snapt|begrijpt) (?:me|mij|er|het|dit|mijn vraag) (?:\S+ ){0,2}(?:niet|niks|niets|geen)|(?:chat|bot|robot|assistent|je|jij|jullie) (?:snap|begrijp|help)\p{L}* (?:\S+ ){0,2}(?:niet|niks|niets|geen)|reage(?:ren|ert|er) (?:\S+ )?(?:niet|niks|nergens|nooit)|(?:niemand|jullie) (?:\S+ )?(?:neemt|nemen|neem) (?:\S+ )?(?:niet )?op(?! \S))\b/iu,
    words:
      'Dat spijt me. Vertel me wat er misgaat, dan kijk ik wat ik kan doen. Liever een mens? Die bereik je zo:',
    needsPerson: true,
  },
  {
    said: /^(?!.*\b(?:bestel\p{L}*|besteld|order|pakket|pakje|lever\p{L}*|geleverd|annul\p{L}*|af ?(?:ge)?zeg\p{L}*|terug\p{L}*|retour\p{L}*|aankoop|gekocht|kocht|rekening|factuur|staat (?:\S+ ){0,5}open)(?!\p{L})).*\b(?:mijn|mn|m'n|onze?|mijne?n) (?:\S+ )?(?:man|vrouw|partner|moeder|vader|mama|papa|zoon|dochter|kindje?|oma|opa|broer|zus|vriendi?n?) (?:\S+ ){0,3}(?:er niet meer (?:is|was)|overleden|gestorven)\b|\bben (?:\S+ )?(?:weduwe|weduwnaar)\b/iu,
    words:
      'Wat verdrietig, gecondoleerd. Neem er de tijd voor. Wil je het bed anders, zeg dan gerust hoe, dan denk ik mee. Blijf je slecht slapen, praat er dan over met iemand die je vertrouwt, of met je huisarts.',
  },
  {
    said: /^(?:\S+ ){0,4}(?:hulp|help\p{L}*|geholpen|vraagje?|probleem(?:pje)?|problemen|gedoe) (?:nodig )?(?:bij|met|over|rond) (?:mijn|m'n|een|de|mn) (?:bestelling|order|pakket|pakje|levering|aankoop)[\s!.?]*$/iu,
    words:
      'Natuurlijk. Wil je weten waar je bestelling is, iets wijzigen, of ging er iets mis? Vertel het me, of vraag het aan een collega:',
    needsPerson: true,
  },
  {
    said: /\bik (?:ben|voel (?:me|mij)) (?:me |vandaag |nu )?(?:zo |heel |erg |echt |vaak |wel |een beetje )*(?:alleen|eenzaam|verdrietig|somber|ongelukkig)[\s!.]*$/iu,
    words:
      'Wat naar dat je je zo voelt. Ik ben maar een digitale assistent: praat er eens over met iemand die je vertrouwt, of met je huisarts. Wil je iets over slapen of over de winkel weten, dan help ik je graag.',
  },
  {
    said: /^(?=.*\b(?:slaap|slapen|geslapen|wakker)\b)(?=.*\b(?:(?:slaap)?pil(?:len)?|(?:slaap)?tablet\p{L}*|medicijn\p{L}*|medicatie|melatonine)\b)/iu,
    words:
      'Medisch advies kan ik je niet geven. Vraag over slaapmiddelen je huisarts of apotheker, zeker als je al lang slecht slaapt, en neem er geen van een ander. Zoek je daarnaast een kussen, zeg dan of je op je zij, rug of buik ligt.',
  },
  // Who asks for a joke about sleep wants no story to sleep by.
  {
    said: /\b(?:(?:vertel|ken|weet|doe|nog|heb) (?:\S+ ){0,3}(?:mop|moppen|grap|grapje|raadsel)|^(?:mop|grap|grapje|raadsel)\b|iets (?:grappigs|leuks vertellen)|zeg (?:\S+ ){0,2}iets (?:leuks|grappigs|geks)|verveel me|vertel (?:\S+ )?iets leuks)\b/iu,
    words: 'Wat zei het ene kussen tegen het andere? Ga jij maar vast liggen. Waarmee kan ik je helpen?',
  },
  {
    said: /^(?=.*\b(?:slaap|slapen|(?:klaar)?wakker|slapeloos)\b)(?=.*\b(?:vertel|verhaal\w*|verhaaltje|sprookje|praat|klets|zeg (?:\S+ )?(?:iets|wat))\b)/iu,
    words:
      'Stel je een koele, donkere kamer voor: het raam op een kier, je telefoon ver weg, en een kussen dat precies hoog genoeg is. Adem langzaam uit, en nog eens. Lukt het niet? Vertel me hoe je ligt, dan denk ik mee over iets wat beter past.',
  },
  {
    said: /\bvertel (?:(?:me|mij|eens|es|nog|ook|maar) )*(?:iets|wat|een verhaal\w*|n verhaal\w*|verhaal\w*|een sprookje)[\s?!.]*$|\b(?:verhaaltje|sprookje) (?:voor|vertellen)\b/iu,
    words:
      'Er was eens een kussen dat nooit plat wilde worden, en daar sliep iedereen heerlijk op. Einde. Waarmee kan ik je helpen?',
  },
  {
    said: /\b(?:kan|kon) (?:\S+ ){0,2}niet (?:in |door)?slapen\b|\bslaap (?:\S+ ){0,4}(?:slecht|niet)\b(?! (?:op|onder|in)\b)|\b(?:tips?|advies|trucs?|trucjes?|wat helpt|wat kan ik doen)\b.*\b(?:beter|sneller|makkelijker|lekkerder|goed) (?:\S+ )?(?:in ?(?:te )?)?slapen\b|\blig (?:\S+ ){0,3}(?:wakker|te (?:staren|woelen|draaien|malen))\b|^(?!.*\b(?:van|door|dekbed|matras|kussen)\b).*\bklaarwakker\b/iu,
    words:
      'Wat vervelend. Heb je het te warm, te koud, te hard of te zacht? Vertel het me, dan zoek ik iets wat beter past. Duurt het lang, praat er dan over met je huisarts.',
  },
  {
    said: /\b(?:vind|kies|verkies|koos|zou) (?:jij|je zelf|gij)\b.*\b(?:mooi\w*|leuk\w*|fijn\w*|beter|kiezen|nemen|schoon|schoner)\b|\b(?:jouw|je) (?:smaak|favoriete?|lievelings\w*)\b/iu,
    words:
      'Een eigen smaak heb ik niet: ik ben een digitale assistent. Vertel me waar het voor is, dan zoek ik van allebei iets voor je op.',
  },
  {
    said: /^(?:(?:bedankt|dank\p{L}*|nee|sorry|maar|ja)[\s,]+)*(?:(?:dat|dit) (?:was|is) (?:niet|geen) (?:echt )?(?:mijn|m'n|mn|de) vraag|(?:dat|dit) (?:was|is) (?:mijn|m'n|mn) vraag niet|(?:dat|dit) (?:vroeg|vraag|bedoel|bedoelde) ik (?:helemaal )?niet|ik (?:snap|begrijp) er (?:echt )?(?:niks|niets) van)[\s!.]*$/iu,
    words:
      'Sorry, dan begreep ik je verkeerd. Vertel het me nog eens in één zin: wat zoek je, of wat wil je weten? Een collega helpt je ook graag:',
    needsPerson: true,
  },
  {
    said: /^(?:(?:ha)+h?|hihi|hehe|lol)?[\s,!]*(?:je|jij|ge) bent (?:echt |best |wel |heel )*(?:grappig|leuk|geestig)[\s!.]*$|^(?:(?:haha|hihi|lol|hehe)\S*|(?:(?:wat|dat is|das|is) )?(?:grappig|leuk zeg|geestig|lachen))(?: (?:haha\S*|grappig\w*|leuke?|lol|hoor|zeg|dank\S*|die|jij|je|bent|ben|is|wat|dat|gek\w*|echt))*[\s!.]*$/iu,
    words: 'Leuk dat ik je laat lachen. Waarmee kan ik je helpen?',
  },
  {
    said: /^(?:wow |echt |wat |nou )*(?:jullie|je|jij|u|ge) (?:zijn|bent|ben|zijt|doen (?:het|dat)|helpen?|helpt) (?:\S+ ){0,3}(?:geweldig|top|super|fantastisch|de beste|goed bezig|lief|vriendelijk|geweldige winkel|topwinkel)[\s!.]*$/iu,
    words: 'Wat fijn om te horen, dank je wel. Kan ik nog iets voor je doen?',
  },
  {
    said: /^(?:jo+|yo+|joe+|he+y*|hai|haai|moin|ello|ey|hallootjes|goedendag|heej)[\s!.]*$/iu,
    words: 'Hallo! Waarmee kan ik je helpen?',
  },
  {
    said: /^(?:(?:ok\S*|top|prima|nou|goed),? )?(?:doei\w*|tot ziens|ciao|salu|bye|houdoe|ajuus|tot (?:later|snel|de volgende keer)|fijne (?:dag|avond|middag))\b[\s!.]*$/iu,
    words: 'Tot ziens! Ik ben er altijd, als je nog iets wilt weten.',
  },
  {
    said: /^(?:slaap (?:lekker|zacht|wel)|welterusten|goede? ?nacht|weltrusten|goei ?nacht)\b/iu,
    words: 'Slaap lekker! Ik ben er ook vannacht, als je nog iets wilt weten.',
  },
  {
    said: /^(?:oeps|sorry,? (?:typfout|foutje|verkeerd)|typfout|foutje)\b|^(?:nvm|never ?mind|laat maar(?=[\s!.]*$)|hoeft niet meer|niet meer nodig)\b|\b(?:heb|ik heb) (?:het|hem) (?:al |zelf )*gevonden\b|\bis al (?:gelukt|opgelost)\b/iu,
    words: 'Geen probleem. Heb je nog een vraag, stel hem gerust.',
  },
  {
    said: /^(?:ja|jawel|ja graag|ja hoor|jep|yes|nee|neen|nee hoor|nope)[\s!.]*$/iu,
    words: 'Vertel maar: wat zoek je, of wat wil je weten?',
  },
  {
    said: /\bwie (?:heeft|is|zijn) (?:jou|je|jouw) (?:\S+ ){0,2}(?:gemaakt|maker\w*|gebouwd|ontwikkeld|baas)\b|\bdoor wie ben (?:je|jij)\b/iu,
    words:
      'Ik ben de digitale assistent van deze winkel: de winkel zelf heeft me ingericht. Waarmee kan ik je helpen?',
  },
  {
    said: /\b(?:ik )?(?:hou|houd) (?:zo(?:veel)? |echt |heel veel )?van (?:jou|je|u|jullie)\b|\bverliefd op (?:jou|je)\b|\b(?:trouw|trouwen|daten) (?:\S+ )?met (?:me|mij|jou)\b/iu,
    words:
      'Wat lief! Ik ben een digitale assistent, dus verder dan goede raad kom ik niet. Waarmee kan ik je helpen?',
  },
  {
    said: /^(?:\S+ ){0,3}(?:weertje|(?:lekker|mooi|slecht|rot|kut|heerlijk|wat een|een) ?weer|hoe (?:is|wordt) (?:het|'t|t) weer)\b(?! (?:op voorraad|leverbaar|wit))(?:[\s,]+\S+){0,12}[\s!?.]*$/iu,
    words: 'Van het weer weet ik weinig: ik zit altijd binnen. Waarmee kan ik je helpen?',
  },
  {
    said: /\b(?:verkeerde? (?:chat|venster|gesprek|winkel|persoon)|was niet voor jou)\b|\blaat maar(?: (?:zitten|hoor|dan|ook))*[\s!.]*$|^ik (?:zoek|kijk|los|regel|vind) (?:het|dat) (?:\S+ ){0,2}(?:zelf|wel|elders)\b(?: \S+){0,3}[\s!.]*$|^(?:(?:ok\S*|nou|ja)[\s,]+)*dan (?:maar )?niet(?: hoor)?[\s!.]*$/iu,
    words: 'Geen probleem. Fijne dag!',
  },
  {
    said: /\b(?:jij|je) (?:weet|kan|kunt) (?:echt |ook )*alles\b|\b(?:slimme?|knappe?|handige?|lieve?) (?:robot|bot|assistent|chatbot)\b/iu,
    words: 'Alles niet, maar van deze winkel weet ik veel. Waarmee kan ik je helpen?',
  },
  {
    said: /\b(?:hou|houd|hou(?:d)?t) (?:je|jij|ge|u) (?:\S+ )?van (?:slapen|bedden|kussens|je werk)\b|\b(?:slaap|droom|eet) (?:jij|je zelf)\b|\b(?:heb|ben|word|kan|kun|moet|wil) jij (?:zelf |ook |wel |eigenlijk |nooit )*(?:moe|slaap|slapen|een bed|dromen|naar bed|uitrusten|rust)\b/iu,
    words:
      'Ik slaap nooit: ik ben een digitale assistent. Maar ik help je graag aan een bed waarin jij wel goed ligt.',
  },
  {
    said: /\bhoe (?:gaat het|is het|ist|is 't) (?:met (?:je|jou|u)|ermee|vandaag|daar)\b|^hoe (?:gaat|is) (?:het|ie)[\s?!.]*$|^(?:hoi |hallo |hey )?(?:alles goed|alles oké|hoe gaat ie)\b/iu,
    words:
      'Een digitale assistent (AI) heeft geen goede of slechte dagen, maar lief dat je het vraagt. Waarmee kan ik je helpen?',
  },
]

/** What is asked of the assistant itself, or told for fun, however long the message: it has no name, no bed and no taste. */
const ofItself = [
  {
    said: /\b(?:chat(?!ten\b)\p{L}*|assistent)(?!\p{L})(?=.*\b(?:weg\p{L}*|sluit\p{L}*|dicht\p{L}*|uit(?:zet|schakel)\p{L}*|verberg\p{L}*|verklein\p{L}*|irritant|hinderlijk|stoort)(?!\p{L}))/iu,
    words:
      'Sluit het chatvenster met het kruisje rechtsboven. De knop in de hoek blijft staan, en je gesprek is er nog als je hem weer opent.',
  },
  {
    said: /^(?!.*(?:\?|\b(?:kapot|vlek\p{L}*|retour|was\p{L}*|gat|gescheurd|haren)\b)).*\b(?:kat|katten|poes|poezen|kater|kitten|hond|hondje|puppy|konijn|cavia)\b.*\b(?:ingepikt|ingenomen|veroverd|gekaapt|bezet|geclaimd|gestolen|ligt (?:er|al)|slaapt (?:er|al)|dol op|verliefd op|keurt|goedgekeurd|op zijn plek|eerste)(?!\p{L})/iu,
    words:
      'Dat klinkt als een dikke voldoende. Wil je er zelf ook nog onder: een plaid eroverheen vangt de haren op.',
  },
  {
    said: /\b(?:rot|baal|klote|kut|pech|stress)(?:dag|week)\b(?!.*\b(?:kapot|stuk|doorgezakt|kuil)\b)|\b(?:slechte|zware|lange|vreselijke|drukke|vermoeiende) dag (?:gehad|achter de rug)\b/iu,
    words: 'Vervelend, zo’n dag. Hopelijk ligt je bed straks lekker. Kan ik iets voor je doen?',
  },
  {
    said: /\b(?:hoe heet|heet) (?:je|jij|u|ge|gij)\b|\b(?:wat is|wat was) (?:je|jouw|uw) naam\b|\bheb (?:je|jij) (?:ook |wel )?een naam\b|\bhoe (?:mag|kan|moet) ik (?:je|jou|u) noemen\b/iu,
    words:
      'Een naam heb ik niet: ik ben de digitale assistent (AI) van deze winkel. Ik zoek artikelen met je uit, en weet van bezorgen, betalen, retourneren en je bestelling. Waarmee kan ik je helpen?',
  },
  {
    said: /\b(?:wat|welke?|waar|waarop|hoe)\b.{0,40}\b(?:slaap|lig|heb|gebruik) (?:jij|jijzelf|je zelf|gij|ge zelf)\b|\b(?:vind|kies|verkies|koos) (?:jij|jijzelf|je zelf|gij)\b.*\b(?:lekker\p{L}*|favoriet\p{L}*|bed|matras|kussen)\b|\bjouw (?:favoriet\p{L}*|lievelings\p{L}*|eigen bed|bed)\b/iu,
    words:
      'Slapen doe ik nooit, dus een eigen favoriet heb ik niet. Vertel me hoe jij ligt, op je zij, je rug of je buik, dan zoek ik iets wat bij jou past.',
  },
] as const
const mostOfItself = 14

/** Answers what is asked of the assistant itself; undefined for any other message. */
export function answerOfItself(message: string): Draft | undefined {
  if (message.split(' ').length > mostOfItself || hasServiceWord(message)) return undefined
  const reply = ofItself.find(({ said }) => said.test(message))
  if (reply === undefined) return undefined
  const facts = createFacts()
  facts.texts.push(reply.words)
  return aDraft(reply.words, { facts, isWhole: true })
}

/** Asks whether somebody or something answers. */
const asksBot =
  /\b(?:ben|bent|zijt|is) (?:je|jij|u|ge|gij|dit|jullie)\b.*\b(?:mens|persoon|robot|chatbot|bot|computer|machine|ai)\b|^(?:en |maar )?ben (?:je|jij) (?:wel |nou )?echt[\s?!.]*$|\b(?:praat|chat|spreek|typ|heb) ik (?:\S+ ){0,4}(?:mens|robot|chatbot|bot|computer|machine|persoon|(?:echte? )(?:dame|heer|meneer|mevrouw|man|vrouw))\b/iu

/** Returns the reply to what is said besides a question; undefined for most messages. */
export function answerSmallTalk(message: string): Draft | undefined {
  if (asksBot.test(message)) return answerTalk('about_bot')
  const reply = replies.find(({ said }) => said.test(message))
  if (reply === undefined) return undefined
  const facts = createFacts()
  facts.texts.push(reply.words)
  return aDraft(reply.words, { facts, needsPerson: reply.needsPerson === true })
}

const angryWord =
  '(?:belachelijk|schandalig|schandelijk|waardeloos|bespottelijk|ongehoord|onacceptabel|idioot|triest|absurd|bizar|ongelo(?:of|fe)lijk|(?:wat (?:een|n) )?(?:schande|drama|puinhoop|gedoe|zooi|zootje|prutsers|oplichters|oplichting|dieven|amateurs|sukkels|klungels)|wat (?:een |n )?(?:\\p{L}+ )?(?:service|klantenservice|winkel|webshop|bedrijf|organisatie)|(?:slechte|waardeloze|belabberde) (?:service|klantenservice|winkel))'
/** What somebody who is cross says before or after what went wrong. */
const anger = new RegExp(
  `^(?:echt |gewoon |ronduit )?${angryWord}[\\s,!.]{1,5}(?:dat )?|(?:^|[\\s,!.]{1,5})(?:(?:dit|dat|het) is |ik vind (?:dit|dat|het) |echt |gewoon |ronduit |zo )*${angryWord}(?: (?:zeg|hoor|gewoon|man))?[\\s!.?]{0,20}$`,
  'giu',
)
const fewestLeft = 3

/**
 * Takes away the words of anger around what somebody tells of an order, and asks an answer to: 'geld terug duurt al 3 weken belachelijk'. Returns
 * the message itself where the rest tells of none.
 */
export function dropAnger(message: string): string {
  const rest = message.replace(anger, '').trim()
  return rest.split(' ').length >= fewestLeft && hasServiceWord(rest) ? rest : message
}

/** Said before something else without a stop between: 'ok laat maar dan een nachtkastje'. */
const letGo =
  /^(?:(?:ok\S*|nou|ja|nee|hm+)[\s,]+)*laat maar[\s,]+(?:(?:dan|doe|toch|liever)\b[\s,]*)*(?=\S+ \S)/iu

/** 'Voor mijn vrouw mag het wat kosten: welk dekbed …' asks for no cost. */
const mayBeDear =
  /^(?:voor (?:\S+ ){1,2})?(?:het mag|mag het) (?:(?:best|gerust|wel|echt) )*(?:iets|wat) kosten\b[\s:,.!;]+(?=\S+ \S)/iu

/** Sworn in the middle of a question, and no place. */
const oath = /\bin (?:gods|hemels|vredes)naam\b ?/iu

/** What is said before a question, and asks nothing itself. */
const aside =
  /^(?:(?:hm+|ehm*|nou|ok\S*|oké|prima|top|super|fijn|mooi|jammer|haha\S*|dank\S*|bedankt|merci|thanks|duidelijk|goed|sorry|hoi|hallo|hey|dag|laat maar|maakt niet uit|domme vraag(?: maar)?|even een vraagje|vraagje|trouwens|oeps|helaas)[\s,]*)+$/iu
const fewestWords = 2
/** What is left must ask or want something: 'dank je, fijne dag' does not. */
const asks =
  /\?\s*$|^(?:en |maar |dan |of |ook )*(?:hoe\p{L}*|wat|waar\p{L}*|wanneer|wie|welke?|kan|kun\p{L}*|mag|moet|is|zijn|heb\p{L}*|lever\p{L}*|bezorg\p{L}*|krijg\p{L}*|ik (?:wil|zoek|heb)|mijn|er|de|het)\b/iu

/** 'Voor mijn moeder, die wordt 70' tells an age, and no length. */
const ageOfOther =
  /(?<!\p{L})(moeder|vader|oma|opa|ma|pa|tante|oom|man|vrouw|zus|broer|schoon\p{L}+|vriendin?|buurvrouw|buurman|die|ze|hij),?(?: die)? (?:wordt|werd)(?: (?:al|binnenkort|morgen|bijna|nu|dit jaar))? \d{2}(?: jaar)?(?!\p{L}|\d|[.,]\d| ?(?:cm|kilo|kg|x|bij))/giu

/**
 * Takes away what somebody says before a question: 'laat maar. wat zijn jullie openingstijden' asks for these. Returns the message itself when
 * nothing else is left.
 */
export function dropAsides(whole: string): string {
  const message = whole.replace(letGo, '').replace(mayBeDear, '').replace(oath, '').replace(ageOfOther, '$1')
  const pieces = message.split(/(?<=[.!?;])\s+|(?<=\p{L}),\s+/u)
  const first = pieces.findIndex((piece) => !aside.test(piece.replace(/[.!?;,]+$/u, '')))
  if (first <= 0) return message
  const rest = message.slice(message.indexOf(pieces[first] ?? ''))
  return rest.split(' ').length < fewestWords || !asks.test(rest) ? message : rest
}
