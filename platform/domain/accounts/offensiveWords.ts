/**
 * Words that a name must not have, in the club's languages, in the letters of a name. The kept list has those of English;
 * its other languages are translated by machine and reject ordinary names, such as Claire, Regina and Mona.
 */
export const offensiveWords: ReadonlySet<string> = new Set(
  [
    // Of hatred and violence, in any language.
    'hitler heil himmler goebbels mengele siegheil nazi nazis neonazi swastika whitepower kkk kukluxklan klansman rahowa',
    'binladen kike kikes spic spics tranny trannies wetback gook gooks chinks raghead towelhead paki pakis beaner',
    'rape raper rapist pedo pedophile paedophile incest molester',
    // cs, pl
    'kurva kokot zmrd curak mrdka hovno jebat kurwa chuj pizda jebac pierdol cipa skurwysyn dziwka',
    // da, nb, sv
    'fisse luder kusse fitte fitta kuk hora knulla neger',
    // de, nl
    'arsch arschloch fotze hure hurensohn wichser schlampe schwuchtel scheisse ficken ficker kanake kut klootzak neuken',
    // es, pt
    'puta putas puto putamadre mierda cabron joder pendejo maricon gilipollas caralho merda porra buceta foda fodase viado',
    // fi, hu
    'vittu kyrpa huora paska neekeri fasz picsa geci buzi szar',
    // fr, it
    'putain pute connard connasse salope salopard encule merde bougnoule negre youpin',
    'cazzo stronzo stronza puttana vaffanculo coglione frocio minchia',
    // ru, uk
    'blyat blyad pizdec ebat pidor pidoras mudak zhopa',
    // tr
    'orospu amcik siktir yarrak gavat pezevenk sikerim',
  ].flatMap((line) => line.split(' ')),
);

/** Beginnings that no ordinary word has. */
export const offensiveBeginnings = ['fuck', 'motherfuck', 'cunt', 'nigger', 'nigga', 'faggot', 'hitler', 'arschloch'];
