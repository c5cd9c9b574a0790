/** The ids and dates used by the examples, so that each returns data as is. */
export interface ExampleValues {
  /** Today at the first location, YYYY-MM-DD. */
  today: string;
  weekLater: string;
  locationId: number;
  serviceId: number;
  coachId: number;
}

export interface Example {
  title: string;
  about: string;
  query: string;
  variables: (values: ExampleValues) => Record<string, unknown>;
}
