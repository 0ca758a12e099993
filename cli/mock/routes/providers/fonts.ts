/** A local font service: every family maps to fonts that systems have. */

const quoted = (name: string): string => `'${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '')}'`;

const faceOf = (family: string, weight: string): string =>
  `@font-face { font-family: ${quoted(family)}; font-weight: ${weight}; font-display: swap; src: local('Georgia'), local('DejaVu Serif'), local('Times New Roman'); }\n`;

/** Returns the stylesheet for families in the format of font services: `Karla:400,700|Lora`, or one parameter each. */
export function fontsSheet(families: readonly string[]): string {
  const faces = families
    .flatMap((text) => text.split('|'))
    .flatMap((text) => {
      const [family = '', styles = ''] = text.split(':');
      const weights = styles.match(/\d{3}/g) ?? ['400'];
      return weights.map((weight) => faceOf(family, weight));
    });
  return faces.join('');
}
