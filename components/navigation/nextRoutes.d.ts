/** Types of next-routes 1.4.2; its own typings refer to parts of Next that no longer exist. */
declare module 'next-routes' {
  import type { LinkProps } from 'next/link';
  import type { SingletonRouter } from 'next/router';
  import type { AnchorHTMLAttributes, ComponentType } from 'react';

  type Params = Record<string, string>;
  type Options = Parameters<SingletonRouter['push']>[2];

  interface RouteLinkProps
    extends Omit<LinkProps, 'href' | 'as'>, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof LinkProps> {
    route: string;
    params?: Params;
  }

  interface RouteRouter extends SingletonRouter {
    /** Takes an address in place of a name, without params. */
    pushRoute(address: string, options: Options): Promise<boolean>;
    replaceRoute(address: string, options: Options): Promise<boolean>;
  }

  interface Route {
    name: string;
    page: string;
    getAs(params?: Params): string;
  }

  export default class Routes {
    add(route: { name: string; pattern: string; page: string }): this;
    findByName(name: string): Route | undefined;
    match(url: string): { route?: Route; params?: Params; query: Params };
    readonly Link: ComponentType<RouteLinkProps>;
    readonly Router: RouteRouter;
  }
}
