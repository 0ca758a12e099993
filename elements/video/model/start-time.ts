const units = /^(?:(\d{1,4})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/;

/** Seconds from the start, as video addresses say it: `90`, `90s`, `1m30s`, `1h2m3s`; 0 for anything else. */
function seconds(text: string): number {
  const [, hours = 0, minutes = 0, rest = 0] = units.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

/** Where a video starts: `?t=`, `?start=` or `#t=`. */
export const startTime = ({ searchParams, hash }: URL): number =>
  seconds(searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(hash.slice(1)).get('t') ?? '');
