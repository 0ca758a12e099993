import type { Middleware } from '@web/dev-server-core';

/** `BUILD=slim`: the same tests load the bundles of another variant, from the folder of that name. */
export const inChosenBuild = (url: string): string => {
  const { BUILD } = process.env;
  return BUILD ? url.replace(/^\/dist\/test\/(?=[^/]+$)/, `/dist/test/${BUILD}/`) : url;
};

export const chooseBuild: Middleware = (context, next) => {
  context.url = inChosenBuild(context.url);
  return next();
};
