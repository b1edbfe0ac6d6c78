const split = (text: string): readonly string[] => text.trim().split(/\s+/);
/** separated by commas, because last names may contain a space */
const parts = (text: string): readonly string[] => text.split(',').map((name) => name.trim());

/** Name parts of the invented players by origin. Any likeness to a real player is coincidental. */
export const nameLists = {
  english: {
    first:
      split(`Aaron Adam Adrian Alec Anders Andrew Asher Austin Beau Ben Blake Brady Brandon Brennan Brett Brock Bryce Caleb
      Cam Carson Carter Casey Chad Chase Clay Cody Colby Cole Colin Connor Cooper Corey Dalton Daniel Davis Dawson Dean Derek
      Devin Dillon Drake Drew Dustin Dylan Easton Eli Elliot Emmett Ethan Evan Everett Finn Ford Garrett Gavin Grady Graham
      Grant Griffin Hank Harrison Hayden Holden Houston Hudson Hunter Ian Isaac Isaiah Jace Jack Jackson Jake Jalen Jared Jesse
      Jonah Jordan Josh Justin Keaton Keith Kellen Kyle Lance Landon Levi Logan Luke Malik Marcus Mason Matt Max Micah Miles
      Mitchell Nate Nick Noah Nolan Owen Parker Patrick Paxton Peyton Preston Quinn Reed Reese Reid Rhett Riley Robbie Roman
      Rowan Royce Ryan Sam Sawyer Sean Seth Shane Shaun Spencer Stephen Tanner Terrell Tobias Travis Trent Trevor Tristan
      Troy Tucker Ty Tyler Walker Walt Wesley Wyatt Xavier Zach Zane`),
    last: parts(`Abernathy,Acker,Alderman,Amberson,Ashworth,Atwater,Bagwell-Hughes,Ballard,Bancroft,Barlow,Barnhill,Bassett,Beckwith,
      Bellamy,Benedict,Birdsong,Blackburn,Blaylock,Boatwright,Bowden,Brackett,Bradshaw,Brannigan,Bridger,Brigham,Brockway,
      Brubaker,Buchanan,Burkhart,Burleson,Cadwell,Calloway,Camden,Cantwell,Carmody,Castleberry,Chadwick,Chamberlin,Chandler,
      Claiborne,Clendenin,Cobb,Colfax,Colvin,Conaway,Copeland,Corrigan,Coulter,Cranston,Crenshaw,Crowder,Cullen,Dabney,Dalrymple,
      Danforth,Davenport,Dearborn,Denham,Dickerson,Dillard,Donnelly,Doyle,Driscoll,Dunaway,Eastman,Eckert,Edgerton,Ellsworth,
      Fairbanks,Farnsworth,Fenwick,Finnegan,Fitzhugh,Flanagan,Fletcher,Forsythe,Gaines,Gallagher,Garland,Gentry,Gilchrist,
      Goodwin,Granger,Greer,Gunderson,Hadley,Halloran,Hammond,Hargrove,Harlan,Hatcher,Hawthorne,Haverford,Hendrix,Hobart,Holcomb,
      Hollister,Huckaby,Huxley,Ingersoll,Jarvis,Jessup,Keating,Kellerman,Kendrick,Kimball,Kincaid,Kirkland,Lachlan,Lambert,Langley,
      Latham,Lockhart,Loomis,Lowery,Lundgren,MacAllister,Maddox,Mallory,Marchetti,Marlowe,Mathison,Mayfield,McBride,McCready,
      McElroy,McGrath,McKinnon,McNair,Medford,Merrill,Middleton,Moffitt,Monroe,Mosley,Nance,Newberry,Nordstrom,Oakley,O'Brien,
      O'Connell,O'Rourke,Odom,Oldham,Osgood,Overton,Paddock,Palmer,Pemberton,Pettigrew,Pickett,Pomeroy,Prescott,Pruitt,Radford,
      Rafferty,Ramsey,Ransom,Redmond,Renfro,Rhodes,Ridgeway,Rollins,Roswell,Rutledge,Sadler,Sandifer,Schaefer,Schroeder,Seaver-Holt,
      Selby,Shackelford,Shelton,Sheridan,Sinclair,Slater,Snell-Parrish,Stackhouse,Stanfield,Stoddard,Strickland,Sutherland,Swann,
      Tackett,Talbot,Tannehill,Thackery,Thornton,Tillman,Townsend,Trask,Treadway,Tremaine,Underhill,Vance,Vaughan,Wadsworth,Wakefield,
      Walden,Wardlow,Weatherby,Westbrook,Whitaker,Whitlock,Wickham,Wilder,Winslow,Woodard,Worthington,Wynn,Yarbrough,Yates,Youngblood`),
  },
  spanish: {
    first:
      split(`Abel Abraham Adalberto Adrián Agustín Alberto Alejandro Alexis Álvaro Andrés Ángel Anderson Anthony Ariel Armando
      Arturo Benito Bryan Camilo Carlos César Cristian Cristóbal Dariel Darío David Diego Domingo Edgar Edison Eduardo Elías
      Eliezer Emilio Enrique Ernesto Esteban Eugenio Ezequiel Fabián Felipe Félix Fernando Francisco Franklin Freddy Gabriel
      Germán Gerardo Gilberto Gustavo Héctor Hernán Hugo Ignacio Isaías Ismael Iván Jairo Javier Jeison Jesús Joaquín Jhonny
      Joel Johan Jorge José Juan Julián Julio Kelvin Leonardo Leonel Lorenzo Luciano Luis Manuel Marcos Mariano Mario Martín
      Mateo Mauricio Maximiliano Melvin Miguel Moisés Nelson Néstor Nicolás Omar Orlando Óscar Osvaldo Pablo Pedro Rafael Ramón
      Raúl Reinaldo Ricardo Roberto Rodolfo Rodrigo Rolando Rubén Salvador Samuel Santiago Saúl Sebastián Sergio Simón Teodoro
      Tomás Ulises Vicente Víctor Wander Wilmer Yadiel Yandel Yeison Yohan`),
    last: parts(`Abreu,Acevedo,Acuña-Ríos,Adames-Polo,Aguilar,Alcántara,Alvarado,Amador,Aponte,Aquino,Araújo,Arrieta,Arroyo,Avilés,Ayala,Báez,Balboa,
      Barrera,Barrios,Batista,Bautista,Bello,Beltrán,Benavides,Bermúdez,Betances,Blanco,Bonilla,Brito,Bueno,Burgos,Caballero,Cabrera,
      Calderón,Camacho,Canario,Caraballo,Cárdenas,Carrasco,Casanova,Castellanos,Castillo,Cedeño,Céspedes,Cordero,Coronado,Cruz,Cuevas,
      De Jesús,De la Rosa,De León,Del Valle,Delgado,Díaz,Domínguez,Duarte,Echeverría,Encarnación,Escalona,Escobar,Espinal,Estévez,
      Fajardo,Familia,Feliz,Figueroa,Franco,Fuentes,Galíndez,Galván,Garrido,Gil,Gómez,Guerra,Guillén,Henríquez,Heredia,Hidalgo,Huertas,
      Ibarra,Infante,Jiménez,Lagares,Lantigua,Lara,Leal,Liriano,Lugo,Luna,Machado,Maldonado,Marín,Marmolejos,Marte,Matos,Medina,
      Mejía,Mena,Mercedes,Mieses,Miranda,Molina,Montás,Montero,Morales,Moscoso,Naranjo,Navarro,Nieves,Nolasco,Núñez,Ocampo,Olivares,
      Ortega,Pacheco,Palacios,Paniagua,Paredes,Paulino,Peguero,Peña,Peralta,Pimentel,Pinales,Polanco,Quezada,Quiñones,Quintana,
      Ramírez,Rengifo,Reyes,Rincón,Rivas,Robles,Rojas,Rondón,Rosario,Salas,Salcedo,Sandoval,Sanó,Santana,Segura,Severino,Sierra,Silvestre,
      Solano,Sosa,Soriano,Suárez,Taveras,Tejada,Toribio,Torrealba,Trejo,Ureña,Urías,Valdez,Vargas,Vásquez,Ventura,Villalobos,Villar,
      Vizcaíno,Yépez,Zambrano,Zapata`),
  },
  japanese: {
    first:
      split(`Akira Daichi Daisuke Eiji Haruki Hayato Hideo Hiroki Kaito Kazuma Keita Kenji Kenta Kohei Masaki Naoki Renji Ryota
      Satoshi Shinji Shota Sora Takuma Tatsuya Yuki Yusuke`),
    last: split(`Aoyama Fujimoto Hasegawa Hayashida Iwakuni Kawamura Kinoshita Kitagawa Kobayashi Kurosawa Matsuda Miyazawa Morikawa
      Nakagawa Nishioka Okamura Onodera Sakamoto Shimizu Sugimoto Takahara Tanabe Uehara Watanuki Yamashiro Yoshinaga`),
  },
  korean: {
    first:
      split(`Dong-hyun Gun-woo Hyun-soo Jae-won Ji-hoon Jin-woo Joon-ho Ki-tae Min-jae Sang-min Seung-ho Sung-jin Tae-yang
      Woo-jin Young-min`),
    last: split(`Ahn Bae Cha Choi Han Hwang Jang Jung Kang Kwon Lim Moon Noh Oh Ryu Shin Song Yang Yoon`),
  },
  dutch: {
    first: split(
      `Andruw Curley Darien Dashenko Djurickson Gershon Jandrick Jurrien Kenley Quincy Randolph Shairon Sherten Tyrone`,
    ),
    last: split(`Balentina Cijntje Croes Floranus Gregorius-Maas Isenia Juliana Koeiman Lampe Martina Meulens-Prins Obispo Profar-Daal
      Rosalia Schoop-Winklaar Statia Tromp Winklaar`),
  },
} as const;

export type NameLists = keyof typeof nameLists;

export const nicknames: readonly string[] = [
  'Ace', 'Bear', 'Biscuit', 'Boomer', 'Buck', 'Bulldog', 'Captain', 'Chief', 'Cookie', 'Cricket', 'Doc', 'Duke', 'Flash',
  'Fuego', 'Goose', 'Hammer', 'Hoot', 'Iceman', 'Jet', 'Kiko', 'Lefty', 'Link', 'Magic', 'Moose', 'Nacho', 'Pepe', 'Pudge',
  'Rocket', 'Rusty', 'Scooter', 'Shadow', 'Skip', 'Smoke', 'Sparky', 'Tito', 'Train', 'Turbo', 'Whip', 'Yoyo', 'Zip',
]; // prettier-ignore

export const colleges: readonly string[] = parts(
  `Ashford State,Bellwether,Carrow Tech,Dunmore,Eastlake,Fairhaven,Glenrock A&M,Hartwell,Inverness State,Juniper Valley,Kingsbridge,
  Larkspur,Merriweather,Northgate,Oakhurst,Pemberton,Ridgemont,Saltwater State,Thornbury,Upland,Vermilion,Westbrook State`,
);
