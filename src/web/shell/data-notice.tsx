const address = /(https?:\/\/\S+)/;

/** The league's own notice about its data; the address of the terms in it is a link. */
export function DataNotice({ text }: { text: string }) {
  const [before = '', terms, after = ''] = text.split(address);
  if (terms === undefined) return <p>{text}</p>;
  return (
    <p>
      {before}
      <a href={terms}>{terms}</a>
      {after}
    </p>
  );
}
