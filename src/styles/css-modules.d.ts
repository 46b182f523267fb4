/** Gatsby exports the class names of a CSS Module one by one. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css';
