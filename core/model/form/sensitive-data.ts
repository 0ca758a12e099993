/**
 * Finds controls for payment or identity data, by all their names and labels in English, German, French, Spanish,
 * Italian, Dutch and Portuguese.
 */

export interface ControlDescription {
  readonly type: string;
  /** The control's own value, or that of its form. */
  readonly autocomplete: string;
  /** The source of a regular expression, or empty. */
  readonly pattern: string;
  /** All that names the control: name, id, labels, placeholder, legend. */
  readonly names: readonly string[];
}

const paymentTokens = /(?:^|\s)cc-/i;
const identityTokens = /(?:^|\s)bday/i;
const harmlessTokens =
  /(?:^|\s)(?:(?:\S+-)?name|nickname|organization\S*|email|tel\S*|url|street-address|address-\S+|country|postal-code)$/i;

/** A space in `source` matches a word boundary or nothing, as in "card number" and "cardnumber". */
const phrases = (source: string): RegExp => new RegExp(source.replaceAll(' ', ' ?'));

const payment = phrases(
  [
    '(credit|debit|bank|payment) card|name on card|^card$|\\bc?cc (n[bor]|num|name|type|exp|csc|cid|month|year|holder|owner)',
    '(?<!post|dis|score|wild)card (n[bor]|num|code|type|brand|holder|name|owner|exp|sec|ver|c[sv]|pin|pan|da|det|mon|year|val)',
    'c[av]v|cvc|\\bc(sc|vn|vd|id2)\\b|(?<!social )security (code|n)|card valid|valid (thru|through|until)|^mm (yy|aa|jj)|expir|\\bexp (da|m|y|$)',
    '(account|acct) (n[or]|num)|bank acc|routing n|sort code|(?<!tal|cal)iban(?!ez)|swift (bic|code)|bic (swift|code)',
    'kreditkart|(?<!post)karten (n|inh|pr|typ|code)|prue?f(zi|nu|co|za)|sicherheits (code|n)|ablaufdat|verfallsd|gue?ltig bis',
    'konto (n|inh|dat)|bankleit|bankverb|\\bblz\\b',
    'carte (banc|bleue|de [cd][re])|(num|numero|n|no) (de )?(la )?(carte|compte)|cryptogr|code (de )?secu|titulaire|compte banc',
    'tarjeta(?! postal| de visita| de emb)|(num|numero|n|no) (de )?cuenta|cuenta (banc|corr)|codigo (de )?segur|caducidad|vencim',
    'carta (di )?(cred|deb)|(num|numero|n) (della |di )?carta|codice (di )?sicur|scadenza|intestat|conto (corr|banc)|numero (di |del )?conto',
    'kaart (n|houder)|(credit|betaal|bank) kaart|ve?ilig(heid|ing)s code|vervaldat|geldig tot|rekening (n|houder)|bankreken',
    'cartao(?! postal| de visita)|codigo (de )?segur|validade|(num|numero) (da )?conta|conta (banc|corr)',
    '^(cc|bic|swift|rib|pan)$',
  ].join('|'),
);

const identity = phrases(
  [
    '\\bssn|(social|soc) (sec|ins)|national (id|ins)|\\bni\\s(no\\b|num)|passport|driv(er|ing) s? ?licen|licen[cs]e (no\\b|num)',
    '(identity|\\bid) (card|no\\b|num|doc)|tax (id|payer|file|n)|\\bitin\\b|medicare|aadha|maiden|security (q|ans)|\\bdob\\b|birth date|of birth',
    'sozialvers|steuer (n|id)|ausweis|reisepass|\\bpass n|fue?hrersch|(renten|kranken) vers|versicher(ten|ungs) n|geburtsd',
    'secu(rite)? soc|num(ero)? (de )?secu|(carte|piece) (nationale )?(d )?ident|passeport|permis (de )?cond|num(ero)? fisc|carte vitale|naissance',
    '\\b(dni|nif|curp|nss|bsn|cpf)\\b|segur\\w+ social|pasaporte|de conducir|documento (nacional )?(de )?ident|num(ero)? (de )?ident|nacimiento',
    'codice fisc|carta (d )?ident|passaport|patente (di|n)|tessera san|di nascita',
    'burgerserv|sofinum|paspoort|rijbewijs|identiteit|rijksreg|geboorted|cidadao|bilhete (de )?ident|conducao|contribuinte|nascimento',
    'passw|passcode|\\bpwd\\b|kennwort|mot (de )?passe|contrasen|wachtwoord|\\bsenha\\b|verification (code|n)|one time',
    '^((user|your|my|customer) )?(pin|tan|sin|nie|tin|rg|otp|nir|tfn)( (code|id|n.*))?$',
  ].join('|'),
);

const harmless = new RegExp(
  `\\b(${[
    'e?mail|(first|last|full|sur)?name|phone|mobile|message|comments?|notes?|company|organi[sz]ation|address|street|city|town|state|zip|postal|postcode',
    'country|subject|quantity|website|newsletter|vorname|nachname|telefon|nachricht|kommentar|firma|strasse|ort|stadt|plz|land|betreff|menge',
    'adresse|prenom|nom|telephone|commentaires?|entreprise|societe|rue|ville|pays|sujet|quantite|nombre|apellidos?|correo|telefono|mensaje|comentarios?',
    'empresa|direccion|calle|ciudad|pais|asunto|cantidad|nome|cognome|messaggio|azienda|indirizzo|citta|paese|oggetto|naam|voornaam|achternaam|telefoon',
    'bericht|opmerkingen|bedrijf|adres|straat|stad|onderwerp|aantal|telefone|mensagem|endereco|rua|cidade|assunto|quantidade',
  ].join('|')})\\b`,
);

/** Normalizes a name: "cardNumber", "card_number" and "CARD-NUMBER" become "card number". Removes accents. */
const normalizeName = (text: string): string =>
  text
    .replace(/([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const isNamed = ({ names }: ControlDescription, pattern: RegExp): boolean =>
  names.some((name) => pattern.test(normalizeName(name)));

const cards = ['4111111111111111', '4111 1111 1111 1111', '4111-1111-1111-1111', '12/29', '12 / 29', '12/2029'];
const ibans = ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'];
const ordinaryTexts = ['1', '2125550123', 'ada', 'Ada Lovelace'];

/** Whether a pattern accepts one of these texts, and no ordinary one. */
function accepts(pattern: string, texts: readonly string[], others = ordinaryTexts): boolean {
  try {
    const whole = new RegExp(`^(?:${pattern})$`, 'u');
    return pattern !== '' && texts.some((text) => whole.test(text)) && !others.some((text) => whole.test(text));
  } catch {
    return false;
  }
}

const isPayment = (control: ControlDescription): boolean =>
  paymentTokens.test(control.autocomplete) ||
  isNamed(control, payment) ||
  accepts(control.pattern, [...cards, ...ibans]) ||
  (accepts(control.pattern, ['123'], ['1', '12', '12345']) && accepts(control.pattern, ['1234']));

const isIdentity = (control: ControlDescription): boolean =>
  identityTokens.test(control.autocomplete) ||
  isNamed(control, identity) ||
  accepts(control.pattern, ['123-45-6789', '123456789']);

const isHarmless = (control: ControlDescription): boolean =>
  /^(?:email|url)$/i.test(control.type) || harmlessTokens.test(control.autocomplete) || isNamed(control, harmless);

/**
 * Returns, for each control of a form, whether a draft may hold its value. In a form with a payment field only fields
 * that are known to be harmless may be held.
 */
export function areDraftable(controls: readonly ControlDescription[]): readonly boolean[] {
  const payments = controls.map(isPayment);
  // Hidden inputs contain values of the server: their names are not about the visitor's input.
  const hasPayment = payments.some((is, at) => is && controls[at]?.type !== 'hidden');
  return controls.map((control, at) => !payments[at] && !isIdentity(control) && (!hasPayment || isHarmless(control)));
}

/** Returns whether the digits are those of a payment card: 13 to 19 digits with a Luhn check digit. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text contains the number of a payment card, whatever the field is called. */
export const hasCardNumber = (text: string): boolean =>
  (text.match(/(?<!\+[\d ()-]{0,24}|\d)[2-6](?:[ -]?\d){12,18}(?!\d)/g) ?? []).some((match) =>
    isCardNumber(match.replace(/\D/g, '')),
  );
